# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Plays the steps of a composite action as GitHub's runner does, with its environment, and a GitHub on localhost."""

import json
import os
import re
import shutil
import subprocess
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import yaml


@dataclass
class Result:
    """What a run of the action left behind."""

    outcomes: dict = field(default_factory=dict)
    artifacts: dict = field(default_factory=dict)
    seconds: dict = field(default_factory=dict)
    log: str = ""

    @property
    def failed(self):
        return "failure" in self.outcomes.values()


class Expressions:
    """The part of GitHub's expressions that the action uses: contexts, literals, `==`, `!=`, `&&`, `||`."""

    def __init__(self, contexts):
        self.contexts = contexts

    def value(self, text):
        for operator, join in (("||", any), ("&&", all)):
            parts = text.split(operator)
            if len(parts) > 1:
                return join(self.truth(part) for part in parts)
        for operator in ("==", "!="):
            if operator in text:
                a, b = (self.value(part) for part in text.split(operator))
                return (str(a or "") == str(b or "")) == (operator == "==")
        text = text.strip()
        if text.startswith("'"):
            return text.strip("'")
        if text in ("true", "false"):
            return text == "true"
        found = self.contexts
        for name in text.split("."):
            found = found.get(name) if isinstance(found, dict) else None
        return found

    def truth(self, text):
        return bool(self.value(text))

    def expanded(self, text):
        def shown(match):
            value = self.value(match[1])
            return "" if value is None else str(value)

        return re.sub(r"\$\{\{(.*?)\}\}", shown, str(text))


class Here:
    """Where steps run: on this machine."""

    def seen(self, path):
        """A path as a step has it."""
        return str(path)

    def path(self, seen):
        """The path of what a step has named."""
        return Path(seen)

    def run(self, words, *, cwd, env):
        """Runs a program of a step."""
        return subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, timeout=300)


class Root(Here):
    """Where steps run: in the root of a container, which shares only the network. Needs to be root."""

    ENTER = 'root=$1; shift; mount -t proc proc "$root/proc"; exec /usr/sbin/chroot "$root" /usr/bin/env -C "$@"'

    def __init__(self, folder):
        self.folder = Path(folder).resolve()

    def seen(self, path):
        return "/" + str(Path(path).resolve().relative_to(self.folder))

    def path(self, seen):
        return self.folder / seen.lstrip("/")

    def run(self, words, *, cwd, env):
        enter = ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", self.ENTER, "sh", self.folder, self.seen(cwd)]
        return super().run([*enter, *words], cwd="/", env=env)


def play(action, *, inputs, github, workspace, temp, env, place=None):
    """Runs the steps of a composite action; `uses:` of GitHub's own actions keep files in folders."""
    action, place = Path(action), place or Here()
    description = yaml.safe_load((action / "action.yml").read_text())
    steps = {}
    runner = {"temp": place.seen(temp), "os": "Linux", "arch": "X64"}
    contexts = {"github": github, "runner": runner, "steps": steps}
    given = {}
    for name, about in description["inputs"].items():
        given[name] = inputs.get(name, Expressions(contexts).expanded(about.get("default", "")))
    assert set(inputs) <= set(given), "an input that the action does not have"
    contexts["inputs"] = given
    result = Result()
    path = env["PATH"]
    for index, step in enumerate(description["runs"]["steps"]):
        expressions = Expressions(contexts)
        name = step["name"]
        if result.failed or ("if" in step and not expressions.truth(step["if"])):
            result.outcomes[name] = "skipped"
            continue
        if step.get("uses", "").startswith("actions/upload-artifact@"):
            source = place.path(expressions.expanded(step["with"]["path"]))
            kept = Path(temp) / f"artifact-{index}"
            shutil.copytree(source, kept)
            result.artifacts[step["with"]["name"]] = kept
            result.outcomes[name] = "success"
            continue
        if step.get("uses", "").startswith("actions/cache@"):
            result.outcomes[name] = "success"
            continue
        assert step["shell"] == "bash", f"{name}: a run step of a composite action needs a shell"
        files = {key: Path(temp) / f"{key}-{index}" for key in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.touch()
        own = {key: expressions.expanded(value) for key, value in step.get("env", {}).items()}
        start = time.monotonic()
        run = place.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", expressions.expanded(step["run"])],
            cwd=workspace,
            env={**env, **{key: place.seen(file) for key, file in files.items()}, "PATH": path,
                 "GITHUB_ACTION_PATH": place.seen(action), "CI": "true", "GITHUB_ACTIONS": "true", **own},
        )
        result.seconds[name] = time.monotonic() - start
        result.log += f"== {name}\n{run.stdout}{run.stderr}"
        result.outcomes[name] = "success" if run.returncode == 0 else "failure"
        for line in files["GITHUB_PATH"].read_text().splitlines():
            path = f"{line}:{path}"
        outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        if "id" in step:
            steps[step["id"]] = {"outputs": outputs}
    return result


class Server:
    """A server on localhost: subclasses answer a request with a status and a value for JSON."""

    def __init__(self):
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):  # noqa: N802
                length = int(self.headers["content-length"] or 0)
                status, value = owner.answer(self, self.rfile.read(length))
                self.send_response(status)
                self.send_header("content-type", "application/json")
                self.end_headers()
                self.wfile.write(json.dumps(value).encode())

            do_POST = do_PATCH = do_PUT = do_GET

            def log_message(self, *words):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class FakeGitHub(Server):
    """Comments and pull requests of one repository, as GitHub's interface has them."""

    def __init__(self, heads):
        self.heads, self.comments, self.requests = heads, [], []
        super().__init__()

    def add(self, login, body):
        self.comments.append({"id": len(self.comments) + 1, "user": {"login": login, "type": "Bot"}, "body": body})
        return self.comments[-1]

    def answer(self, handler, content):
        self.requests.append((handler.command, handler.path))
        if handler.headers["authorization"] != "Bearer writes":
            return 403, {"message": "Resource not accessible by integration"}
        body = json.loads(content) if content else None
        if match := re.fullmatch(r"/repos/o/r/issues/\d+/comments(?:\?per_page=100&page=(\d+))?", handler.path):
            if handler.command == "POST":
                return 201, self.add("github-actions[bot]", body["body"])
            start = (int(match[1] or 1) - 1) * 100
            return 200, self.comments[start:start + 100]
        if match := re.fullmatch(r"/repos/o/r/issues/comments/(\d+)", handler.path):
            self.comments[int(match[1]) - 1]["body"] = body["body"]
            return 200, self.comments[int(match[1]) - 1]
        if match := re.fullmatch(r"/repos/o/r/pulls/(\d+)", handler.path):
            return 200, {"head": {"sha": self.heads[int(match[1])]}}
        return 404, {"message": "Not Found"}


class FakeGitLab(Server):
    """Comments and uploads of one project, as GitLab's interface has them; the token's own user has the number 5."""

    def __init__(self):
        self.notes, self.uploads = [], {}
        super().__init__()

    def add(self, author, body):
        self.notes.append({"id": len(self.notes) + 1, "author": {"id": author}, "body": body})
        return self.notes[-1]

    def answer(self, handler, content):
        if handler.headers["private-token"] != "writes":
            return 401, {"message": "401 Unauthorized"}
        path = handler.path
        if path == "/user":
            return 200, {"id": 5}
        if path == "/projects/3/uploads":
            name = re.search(rb'filename="([^"]+)"', content)[1].decode()
            url = f"/uploads/{len(self.uploads):032x}/{name}"
            self.uploads[url] = content.split(b"\r\n\r\n", 1)[1].rsplit(b"\r\n--", 1)[0]
            return 201, {"url": url}
        if match := re.fullmatch(r"/projects/3/merge_requests/7/notes(?:\?per_page=100&page=(\d+)|/(\d+))?", path):
            if handler.command == "POST":
                return 201, self.add(5, json.loads(content)["body"])
            if handler.command == "PUT":
                self.notes[int(match[2]) - 1]["body"] = json.loads(content)["body"]
                return 200, self.notes[int(match[2]) - 1]
            start = (int(match[1]) - 1) * 100
            return 200, self.notes[start:start + 100]
        return 404, {"message": "404 Not found"}
