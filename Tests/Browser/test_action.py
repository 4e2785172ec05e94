# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The GitHub action, and the pipelines of GitLab and Jenkins, step by step: a finding, a changed recording, a fork."""

import hashlib
import os
import re
import subprocess
import tarfile
from pathlib import Path

import cmarkgfm
import pytest
import yaml
from cmarkgfm.cmark import Options

import action_runner

ROOT = Path(__file__).resolve().parents[2]
TOOL = os.path.abspath(os.environ.get("SCROLLWORK_BIN", ".build/release/scrollwork"))
HEAD = "0123456789abcdef0123456789abcdef01234567"
SCENARIO = """{ "version": 1, "id": "short", "pattern": "collapsing-header", "variants": ["%s"], "devices": ["iphone-8"],
  "steps": [{ "type": "fling", "from": ["50%%", "40%%"], "by": [0, %d], "duration": 160, "endVelocity": [0, 1800] },
    { "type": "pause", "until": "settled", "timeout": 5000 }] }
"""


class Desk:
    """A project, its pull request, and GitHub."""

    def __init__(self, folder):
        self.folder, self.project = folder, folder / "project"
        (self.project / "Scenarios").mkdir(parents=True)
        self.write("ch8")
        self.remote = folder / "remote.git"
        subprocess.run(["git", "init", "--quiet", "--bare", self.remote], check=True)
        self.archive = folder / "scrollwork.tar.xz"
        with tarfile.open(self.archive, "w") as archive:
            # The tool itself stays where its libraries are.
            script = folder / "scrollwork"
            script.write_text(f'#!/bin/sh\nexec "{TOOL}" "$@"\n')
            script.chmod(0o755)
            archive.add(script, "scrollwork-0/bin/scrollwork")
            archive.add(ROOT / "Scripts/ci", "scrollwork-0/share/scrollwork/ci")
        self.github = action_runner.FakeGitHub({7: HEAD})
        self.runs = 0

    def write(self, variant, travel=160):
        (self.project / "Scenarios/short.scenario.jsonc").write_text(SCENARIO % (variant, travel))

    def tool(self, *words):
        subprocess.run([TOOL, *words], cwd=self.project, check=True, capture_output=True, env={**os.environ, "CI": ""})

    def play(self, repository="o/r", **inputs):
        self.runs += 1
        temp = self.folder / f"temp-{self.runs}"
        temp.mkdir()
        pull = {"number": 7, "head": {"sha": HEAD, "repo": {"full_name": repository}}}
        github = {"token": "writes", "repository": "o/r", "action_ref": "v0", "event": {"pull_request": pull}}
        env = {
            "PATH": os.environ["PATH"], "HOME": str(temp), "GITHUB_API_URL": self.github.url,
            "GITHUB_REPOSITORY": "o/r", "GITHUB_RUN_ID": "42", "PICTURES_REMOTE": str(self.remote),
        }
        return action_runner.play(
            ROOT, inputs={"archive": str(self.archive), "paths": "Scenarios", **inputs}, github=github,
            workspace=self.project, temp=temp, env=env)

    def pushed(self):
        """The files of the branch of pictures."""
        listed = subprocess.run(
            ["git", "-C", self.remote, "ls-tree", "-r", "--name-only", "scrollwork-pictures"], capture_output=True, text=True)
        return listed.stdout.split()


@pytest.fixture
def desk(tmp_path):
    made = Desk(tmp_path)
    yield made
    made.github.close()


def test_a_project_without_findings_passes_and_has_one_comment(desk):
    for _ in range(2):
        run = desk.play()
        assert not run.failed, run.log
    assert len(desk.github.comments) == 1, "the second run edits the comment of the first"
    body = desk.github.comments[0]["body"]
    assert body.startswith("<!-- scrollwork -->\n### Scrollwork: ")
    assert "[Reports and pages](https://github.com/o/r/actions/runs/42)" in body
    assert (run.artifacts["scrollwork"] / "check.xml").exists()


def test_a_finding_fails_the_last_step_and_others_comments_stay(desk):
    desk.write("ch4")
    forged = desk.github.add("somebody", "<!-- scrollwork -->\nnot yours")
    run = desk.play()
    assert run.outcomes["Comment on the pull request"] == "success", run.log
    assert run.outcomes["Fail if there are findings"] == "failure"
    assert forged["body"] == "<!-- scrollwork -->\nnot yours"
    assert len(desk.github.comments) == 2 and "❌" in desk.github.comments[1]["body"]


def test_a_finding_has_a_picture_that_was_pushed(desk):
    desk.write("ch4")
    desk.play()
    body = desk.github.comments[0]["body"]
    base = "https://raw.githubusercontent.com/o/r/scrollwork-pictures/"
    shown = re.findall(r'<img [^>]*src="([^"]+)"', cmarkgfm.github_flavored_markdown_to_html(body, Options.CMARK_OPT_UNSAFE))
    assert shown and all(address.removeprefix(base) in desk.pushed() for address in shown), shown
    assert "[storyboard](" not in body, "pages are served nowhere"
    assert "<table>" in cmarkgfm.github_flavored_markdown_to_html(body)


def test_a_changed_recording_is_shown_before_and_after(desk):
    desk.tool("record", "Scenarios")
    assert not desk.play(goldens="Goldens").failed
    desk.write("ch8", travel=150)
    run = desk.play(goldens="Goldens")
    assert run.outcomes["Fail if there are findings"] == "failure", run.log
    body = desk.github.comments[0]["body"]
    picture = f"7/{HEAD}/short-ch8-iphone-8.svg"
    assert f'<img src="https://raw.githubusercontent.com/o/r/scrollwork-pictures/{picture}"' in body
    assert picture in desk.pushed()
    report = run.artifacts["scrollwork"]
    assert (report / "diff.html").exists() and "<failure" in (report / "record.xml").read_text()


def comment(desk, report, **more):
    env = {**os.environ, "GITHUB_TOKEN": "writes", "GITHUB_API_URL": desk.github.url, "GITHUB_REPOSITORY": "o/r",
           "PICTURES_BRANCH": "scrollwork-pictures", "REPORT": str(report), **more}
    return subprocess.run(["node", ROOT / "Scripts/ci/comment.mjs"], env=env, capture_output=True, text=True)


def test_a_fork_is_commented_by_the_second_workflow(desk):
    desk.write("ch4")
    run = desk.play(repository="stranger/r")
    assert run.outcomes["Comment on the pull request"] == "skipped"
    assert desk.github.comments == [] and desk.pushed() == []
    report = run.artifacts["scrollwork"]
    refused = comment(desk, report, WORKFLOW_HEAD="f" * 40)
    assert refused.returncode == 1 and "has the commit" in refused.stderr
    written = comment(desk, report, WORKFLOW_HEAD=HEAD)
    assert written.returncode == 0, written.stderr
    assert desk.github.comments[0]["body"].startswith("<!-- scrollwork -->\n### Scrollwork: ")


def test_what_a_fork_writes_deceives_nobody(desk, tmp_path):
    report = tmp_path / "report"
    report.mkdir()
    own = f"https://raw.githubusercontent.com/o/r/scrollwork-pictures/7/{HEAD}"
    (report / "pull-request").write_text("7")
    (report / "comment.md").write_text(
        "@everyone [click](https://evil.example) ![x](https://evil.example/x.png)\n<script>alert(1)</script>\n"
        f'<img src="https://evil.example/y.png"> <img src="{own}/a.svg" onerror="x">\n<a href="https://evil.example">z</a>\n'
        "[b][c]\n\n[c]: https://evil.example\n<img\nsrc=\"https://evil.example\">\nhttps://evil.example/w\n"
        f'<img src="{own}/../../../evil.svg"><details><summary>s</summary></details>\n')
    assert comment(desk, report, WORKFLOW_HEAD=HEAD).returncode == 0
    body = desk.github.comments[0]["body"]
    assert "@everyone" not in body and "<script" not in body and "<a " not in body and "onerror" not in body
    assert "](" not in body and "]: " not in body and "https://evil" not in body
    assert f'<img width="420" src="{own}/a.svg" alt="picture">' in body
    assert body.count("<img") == 1 and "<details><summary>s</summary></details>" in body


def test_an_archive_from_elsewhere_needs_its_digest(desk):
    run = desk.play(archive="https://example.org/scrollwork.tar.xz")
    assert run.failed and "expected its digest" in run.log
    run = desk.play(checksum="0" * 64)
    assert run.failed and "another digest" in run.log


def slurm(index, count):
    return [str(ROOT / "Documentation/ci/slurm.sh"), "Scenarios"], {
        "SLURM_ARRAY_TASK_ID": str(index), "SLURM_ARRAY_TASK_COUNT": str(count), "SLURM_CPUS_PER_TASK": "1"}


def kubernetes(index, count):
    job = next(yaml.safe_load_all((ROOT / "Documentation/ci/kubernetes.yml").read_text()))
    assert job["spec"]["completionMode"] == "Indexed"
    container = job["spec"]["template"]["spec"]["containers"][0]
    words = [word.replace("/16", f"/{count}") for word in container["command"] + container["args"]]
    return words, {"JOB_COMPLETION_INDEX": str(index)}


def gitlab(index, count):
    job = yaml.safe_load((ROOT / "Documentation/ci/gitlab.yml").read_text())["judge-motion"]
    script = " && ".join(job["script"]).replace("--baseline Scenarios/accepted.json ", "")
    return ["sh", "-ec", script], {"CI_NODE_INDEX": str(index + 1), "CI_NODE_TOTAL": str(count)}


@pytest.mark.parametrize("system", [slurm, kubernetes, gitlab])
def test_the_parts_of_a_recipe_are_the_whole_review(desk, system):
    for index in range(3):
        text = (desk.project / "Scenarios/short.scenario.jsonc").read_text()
        (desk.project / f"Scenarios/s{index}.scenario.jsonc").write_text(text.replace('"short"', f'"s{index}"').replace("ch8", "ch4"))
    path = f'{desk.folder}:{os.environ["PATH"]}'
    for index in range(2):
        words, variables = system(index, 2)
        subprocess.run(words, cwd=desk.project, check=True, env={**os.environ, "PATH": path, **variables})
    desk.tool("merge", "parts", "--exit-zero", "--reporter", "json=merged.json")
    desk.tool("check", "Scenarios", "--exit-zero", "--reporter", "json=whole.json")
    assert (desk.project / "merged.json").read_bytes() == (desk.project / "whole.json").read_bytes()


def merge_request(desk, gitlab_host, token="writes"):
    """Plays the job of GitLab's template as a runner does: one shell, with the variables of the pipeline."""
    pipeline = yaml.safe_load((ROOT / "Documentation/ci/gitlab-review.yml").read_text())
    digest = hashlib.sha256(desk.archive.read_bytes()).hexdigest()
    variables = {
        **pipeline["variables"], "SCROLLWORK_ARCHIVE": desk.archive.as_uri(), "SCROLLWORK_CHECKSUM": digest,
        "SCROLLWORK_PATHS": "Scenarios", "SCROLLWORK_GOLDENS": "Goldens", "SCROLLWORK_TOKEN": token,
        "CI_API_V4_URL": gitlab_host.url, "CI_PROJECT_ID": "3", "CI_MERGE_REQUEST_IID": "7",
        "CI_JOB_URL": "https://gitlab.example/o/r/-/jobs/42"}
    script = "\n".join(pipeline["review-motion"]["script"])
    return subprocess.run(["bash", "-eo", "pipefail", "-c", script], cwd=desk.project, capture_output=True, text=True,
                          env={"PATH": os.environ["PATH"], "HOME": str(desk.folder), "CI": "true", **variables})


@pytest.fixture
def gitlab_host():
    made = action_runner.FakeGitLab()
    yield made
    made.close()


def test_a_merge_request_of_gitlab_has_one_comment_with_its_pictures(desk, gitlab_host):
    desk.tool("record", "Scenarios")
    others = gitlab_host.add(1, "<!-- scrollwork -->\nnot yours")
    run = merge_request(desk, gitlab_host)
    assert run.returncode == 0, run.stdout + run.stderr
    desk.write("ch4", travel=150)
    run = merge_request(desk, gitlab_host)
    assert run.returncode == 1 and "scrollwork: findings" in run.stdout, run.stdout + run.stderr
    assert len(gitlab_host.notes) == 2 and others["body"].endswith("not yours")
    body = gitlab_host.notes[1]["body"]
    assert "[Reports and pages](https://gitlab.example/o/r/-/jobs/42/artifacts/browse)" in body
    shown = re.findall(r'<img [^>]*src="([^"]+)"', body)
    assert shown and all(gitlab_host.uploads[address].startswith(b"<svg") for address in shown), shown
    junit = yaml.safe_load((ROOT / "Documentation/ci/gitlab-review.yml").read_text())["review-motion"]["artifacts"]["reports"]["junit"]
    assert [path.name for path in sorted(desk.project.glob(junit))] == ["check.xml", "record.xml"]


def test_a_merge_request_without_a_token_has_reports_and_no_comment(desk, gitlab_host):
    desk.write("ch4")
    run = merge_request(desk, gitlab_host, token="")
    assert run.returncode == 1 and gitlab_host.notes == []
    assert (desk.project / "scrollwork-report/comment.md").exists()


def test_a_token_that_may_not_comment_is_an_error(desk, gitlab_host):
    run = merge_request(desk, gitlab_host, token="reads")
    assert run.returncode == 1 and "401" in run.stderr


def jenkins(desk, **change):
    """Plays the commands of the Jenkinsfile with the variables that Jenkins sets."""
    text = (ROOT / "Documentation/ci/Jenkinsfile").read_text()
    tool = desk.folder / "opt"
    if not tool.exists():
        tool.mkdir()
        subprocess.run(["tar", "-xf", desk.archive, "--strip-components=1", "-C", tool], check=True)
    block = re.search(r"environment \{(.*?)\n  \}", text, re.S)[1]
    own = {key: value.replace("/opt/scrollwork", str(tool)) for key, value in re.findall(r"(\w+) = '([^']*)'", block)}
    env = {"PATH": f"{tool}/bin:{os.environ['PATH']}", "HOME": str(desk.folder), **own, "GITHUB_REPOSITORY": "o/r",
           "GIT_COMMIT": HEAD, "BUILD_URL": "https://jenkins.example/job/motion/42/", "GITHUB_TOKEN": "writes",
           "GITHUB_API_URL": desk.github.url, "PICTURES_REMOTE": str(desk.remote), "COMMENT_LOGIN": "github-actions[bot]", **change}
    codes = []
    for command in re.findall(r"\bsh '([^']+)'", text):
        if "comment.mjs" in command and not change:
            continue
        run = subprocess.run(["sh", "-ec", command], cwd=desk.project, env=env, capture_output=True, text=True)
        codes.append(run.returncode)
    return codes


def test_jenkins_comments_on_a_pull_request_with_its_pictures(desk):
    desk.tool("record", "Scenarios")
    desk.write("ch4")
    assert jenkins(desk, CHANGE_ID="7") == [0, 0, 0]
    body = desk.github.comments[0]["body"]
    assert "https://jenkins.example/job/motion/42/artifact/reports" in body
    base = "https://raw.githubusercontent.com/o/r/scrollwork-pictures/"
    shown = re.findall(r'<img [^>]*src="([^"]+)"', body)
    assert shown and all(address.removeprefix(base) in desk.pushed() for address in shown), shown
    assert "<failure" in (desk.project / "reports/check.xml").read_text()


def test_jenkins_reviews_a_branch_without_a_comment_and_fails_on_errors(desk):
    assert jenkins(desk) == [0, 0], "a run that was never recorded is no error of the tool"
    assert desk.github.comments == []
    (desk.project / "Scenarios/short.scenario.jsonc").write_text("{")
    assert jenkins(desk) == [0, 1]
