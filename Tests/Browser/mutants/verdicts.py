# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The findings of `scrollwork validate` for many files at once."""

import json
import subprocess
from pathlib import Path


def verdicts(program: Path, folder: Path, files: list[tuple[str, bytes]], *options: str) -> list[list[str] | None]:
    """None for each valid file, else its findings."""
    paths = []
    for index, (name, contents) in enumerate(files):
        path = folder / f"{index}{Path(name).suffix}"
        path.write_bytes(contents)
        paths.append(path)
    done = subprocess.run(
        [program, "validate", "--json", *options, *paths], capture_output=True, timeout=600)
    assert done.returncode in (0, 1), done.stderr.decode()
    return [None if file["valid"] else [finding["message"] for finding in file["findings"]] or [str(file["error"])]
            for file in json.loads(done.stdout)["files"]]
