# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Damages files of the gallery and prints the validator's verdicts: `make mutants COUNT=2000 SEED=1`.

The exit code is 1 if a damaged file passes as unaltered.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engines import Chromium  # noqa: E402
from mutants.mutate import KINDS, mutants  # noqa: E402
from mutants.pictures import Studio  # noqa: E402
from mutants.verdicts import verdicts  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=Path)
    parser.add_argument("gallery", type=Path)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="print each accepted mutant that is drawn otherwise")
    arguments = parser.parse_args()
    paths = [path for ending in ("*.svg", "*.html") for path in sorted(arguments.gallery.rglob(ending))]
    files = [(str(path.relative_to(arguments.gallery)), path.read_bytes()) for path in paths]
    known = dict(files)
    made = list(mutants(files, arguments.count, arguments.seed))
    with tempfile.TemporaryDirectory() as name, Chromium() as chromium:
        folder = Path(name)
        contents = [(file, mutant) for file, _, mutant in made]
        unaltered = verdicts(arguments.program, folder, contents)
        edited = verdicts(arguments.program, folder, contents, "--edited")
        studio = Studio(chromium, folder)
        total, passed, accepted, different = Counter(), Counter(), Counter(), Counter()
        for (file, kind, mutant), first, second in zip(made, unaltered, edited):
            total[kind] += 1
            passed[kind] += first is None
            if second is None:
                accepted[kind] += 1
                if studio.differs(file, known[file], mutant):
                    different[kind] += 1
                    if arguments.list:
                        print(describe(file, kind, known[file], mutant))
    print(f"{'damage':<12}{'mutants':>9}{'valid':>9}{'--edited':>10}{'drawn otherwise':>17}")
    for kind in [kind.__name__ for kind in KINDS]:
        print(f"{kind:<12}{total[kind]:>9}{passed[kind]:>9}{accepted[kind]:>10}{different[kind]:>17}")
    print(f"{'all':<12}{total.total():>9}{passed.total():>9}{accepted.total():>10}{different.total():>17}")
    return 1 if passed.total() else 0


def describe(file: str, kind: str, original: bytes, mutant: bytes) -> str:
    """The first position at which a mutant differs from its file."""
    place = next((index for index, (a, b) in enumerate(zip(original, mutant)) if a != b), 0)
    around = slice(max(0, place - 30), place + 50)
    return f"{file} {kind}: {original[around]!r} -> {mutant[around]!r}"


if __name__ == "__main__":
    sys.exit(main())
