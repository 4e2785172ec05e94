# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Damaged files of the gallery, and the verdicts of `validate`; `make mutants` tries 2,000 of them."""

import pytest

import output
from mutants.mutate import KINDS, mutants
from mutants.pictures import Studio
from mutants.verdicts import verdicts

COUNT = 200


@pytest.fixture(scope="module")
def files() -> list[tuple[str, bytes]]:
    paths = [output.drawings()[0].path, output.comparisons()[0], output.pages()[0]]
    return [(path.name, path.read_bytes()) for path in paths]


def test_no_damaged_file_is_valid_as_unaltered(files, tmp_path):
    made = list(mutants(files, COUNT, seed=20))
    assert {kind for _, kind, _ in made} == {kind.__name__ for kind in KINDS}
    found = verdicts(output.program(), tmp_path, [(name, mutant) for name, _, mutant in made])
    assert [made[index][:2] for index, findings in enumerate(found) if findings is None] == []
    assert verdicts(output.program(), tmp_path, files) == [None] * len(files)


def test_screenshots_distinguish_a_damaged_drawing_from_its_file(chromium, files, tmp_path):
    name, contents = files[0]
    studio = Studio(chromium, tmp_path)
    assert not studio.differs(name, contents, contents)
    # Damage that only shows in dark mode, or only at one moment of the motion.
    assert studio.differs(name, contents, contents.replace(b"(prefers-color-scheme:dark)", b"print"))
    assert studio.differs(name, contents, contents.replace(b"{animation:", b"{x-animation:"))


def test_damage_is_the_same_for_the_same_seed(files):
    assert list(mutants(files, 50, seed=1)) == list(mutants(files, 50, seed=1))
    assert list(mutants(files, 50, seed=1)) != list(mutants(files, 50, seed=2))
