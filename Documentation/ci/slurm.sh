#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# A large review as a Slurm array, with the tool on the path of every node and a file system that all nodes see:
#
#   array=$(sbatch --parsable --array=0-15 slurm.sh Scenarios)
#   sbatch --dependency="afterok:$array" --wrap 'scrollwork merge parts --reporter text,junit=junit.xml'
#SBATCH --job-name=motion
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
set -eu

part=$((SLURM_ARRAY_TASK_ID + 1))
scrollwork check "$@" --shard "$part/$SLURM_ARRAY_TASK_COUNT" --jobs "${SLURM_CPUS_PER_TASK:-1}" --exit-zero \
  --reporter "json=parts/$part.json"
