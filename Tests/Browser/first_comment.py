# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""From a release archive to a pull request's comment in a bare root, timed.

    make first-comment
    python Tests/Browser/first_comment.py ARCHIVE IMAGE ROOT OUTPUT [GUIDE]

ROOT is the root of a container without Swift and without anything to build with, and without a name server; it has git
and node, which the action needs, and xz. A project begins in it with `scrollwork init`, records its runs, and changes
a formula. The steps of `action.yml` are played for that change against a GitHub on localhost. OUTPUT gets the comment
as GitHub's own parser of Markdown reads it, and a picture of it in light and in dark. GUIDE gets the table of times.
"""

import argparse
import html
import json
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import cmarkgfm
from cmarkgfm.cmark import Options

import action_runner
from engines import Chromium

REPOSITORY = Path(__file__).resolve().parents[2]
HEAD = "0123456789abcdef0123456789abcdef01234567"
BRANCH = "scrollwork-pictures"
ENV = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
# What a pull request might change: a header that also grows when the list is pulled down. It already does.
BEFORE, AFTER = "extra - list.scrolled", "extra - (list.scrolled - list.over.top)"
# The parts of GitHub's style sheet that a comment needs.
STYLE = """:root { color-scheme: light dark; --line: #d1d9e0; --soft: #f6f8fa; --text: #1f2328; --link: #0969da; --back: #fff }
@media (prefers-color-scheme: dark) { :root { --line: #3d444d; --soft: #151b23; --text: #f0f6fc; --link: #4493f8; --back: #0d1117 } }
body { max-width: 780px; margin: 24px auto; padding: 0 24px; background: var(--back); color: var(--text);
  font: 14px/1.5 -apple-system, "Segoe UI", "Liberation Sans", sans-serif; overflow-wrap: break-word }
table { border-collapse: collapse; display: block; width: max-content; max-width: 100%; overflow: auto; margin-bottom: 16px }
th, td { border: 1px solid var(--line); padding: 6px 13px } tr:nth-child(2n) { background: var(--soft) }
img { max-width: 100% } a { color: var(--link); text-decoration: none }
code { background: color-mix(in srgb, currentColor 12%, transparent); padding: .2em .4em; border-radius: 6px; font-size: 85% }
h3 { font-size: 1.25em } details { margin: 12px 0 } summary { cursor: pointer }"""


class Clock:
    """Runs programs in a root and notes how long each part takes."""

    def __init__(self, root):
        self.root, self.parts = root, []

    def run(self, part, *words, cwd):
        start = time.monotonic()
        run = self.root.run(["bash", "-ec", words[0]], cwd=cwd, env=ENV)
        if run.returncode:
            sys.exit(f"{part}: {run.stdout}{run.stderr}")
        self.parts.append((part, time.monotonic() - start))
        return run.stdout


def refuse_builders(root, folder):
    """The root has nothing to build with, and no library that the tool could want."""
    for program in ("swift", "cc", "gcc", "clang", "make", "ld", "pkg-config", "xmllint"):
        found = root.run(["sh", "-c", f"command -v {program}"], cwd=folder, env=ENV)
        if found.returncode == 0:
            sys.exit(f"the root is not bare: it has {found.stdout.strip()}")
    libraries = [str(file) for file in folder.rglob("lib*") if file.name.startswith(("libswift", "libxml2"))]
    if libraries:
        sys.exit(f"the root is not bare: it has {libraries[0]}")


def in_the_image(image, folder):
    """The tool in the root of the release's image, where there is no shell, no C library, nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "layout").mkdir(parents=True)
    with tarfile.open(image) as layout:
        layout.extractall(folder / "layout", filter="data")
    blob = lambda digest: folder / "layout/blobs/sha256" / digest.removeprefix("sha256:")  # noqa: E731
    index = json.loads((folder / "layout/index.json").read_text())
    manifest = json.loads(blob(index["manifests"][0]["digest"]).read_text())
    root = folder / "root"
    with tarfile.open(blob(manifest["layers"][0]["digest"])) as layer:
        layer.extractall(root, filter="tar")
    (root / "proc").mkdir(exist_ok=True)
    enter = 'mount -t proc proc "$0/proc"; place=$1; shift; exec unshare --root="$0" --wd="$place" "$@"'
    start = time.monotonic()
    for place, *words in (["/", "init", "--pattern-file", "/work/app"], ["/work/app", "check"], ["/", "--version"]):
        command = ["unshare", "--mount", "--net", "sh", "-ec", enter, root, place, "/bin/scrollwork", *words]
        run = subprocess.run(command, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
        if run.returncode:
            sys.exit(f"in the image: {words}: {run.stdout}{run.stderr}")
    return time.monotonic() - start


def project(clock, work, archive):
    """A fresh project, recorded and committed, and then the change of a pull request."""
    tool = work / "tool"
    app = work / "app"
    tool.mkdir(parents=True)
    clock.run("unpack the archive", f"tar -xf {clock.root.seen(archive)} --strip-components=1", cwd=tool)
    ENV["PATH"] = f"{clock.root.seen(tool)}/bin:{ENV['PATH']}"
    clock.run("`scrollwork init --pattern-file app`", "scrollwork init --pattern-file app", cwd=work)
    clock.run("`scrollwork record`", "scrollwork record", cwd=app)
    clock.run("`git commit`", "git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm Begin", cwd=app)
    file = app / "Patterns/my-header.pattern.jsonc"
    text = file.read_text()
    assert BEFORE in text, f"init writes no {BEFORE}"
    file.write_text(text.replace(BEFORE, AFTER))
    return app


def review(clock, work, app, archive):
    """Plays the action for the change. Returns the comment and the run."""
    action = work / "action"
    shutil.copytree(REPOSITORY / "Scripts/ci", action / "Scripts/ci")
    shutil.copy(REPOSITORY / "action.yml", action)
    temp = work / "temp"
    temp.mkdir()
    subprocess.run(["git", "init", "--quiet", "--bare", work / "remote.git"], check=True)
    github = action_runner.FakeGitHub({1: HEAD})
    env = {**ENV, "PATH": "/usr/local/bin:/usr/bin:/bin", "GITHUB_API_URL": github.url, "GITHUB_REPOSITORY": "o/r", "GITHUB_RUN_ID": "42",
           "PICTURES_REMOTE": clock.root.seen(work / "remote.git")}
    pull = {"number": 1, "head": {"sha": HEAD, "repo": {"full_name": "o/r"}}}
    context = {"token": "writes", "repository": "o/r", "action_ref": "v0", "event": {"pull_request": pull}}
    run = action_runner.play(
        action, inputs={"archive": clock.root.seen(archive), "goldens": "Goldens"}, github=context, workspace=app, temp=temp, env=env, place=clock.root)
    github.close()
    expected = {"Comment on the pull request": "success", "Fail if there are findings": "failure"}
    if not expected.items() <= run.outcomes.items() or len(github.comments) != 1:
        sys.exit(f"the action did not comment: {run.outcomes}\n{run.log}")
    clock.parts += [(f"the action: {name[0].lower()}{name[1:]}", run.seconds[name]) for name in list(run.seconds)[:-1]]
    return github.comments[0]["body"]


def rendered(body, work, output):
    """The comment as a page, with the pictures that were pushed."""
    pictures = output / "pictures"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    listed = subprocess.run(["git", "-C", work / "remote.git", "archive", BRANCH], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", pictures], input=listed, check=True)
    text = cmarkgfm.github_flavored_markdown_to_html(body, options=Options.CMARK_OPT_UNSAFE)
    text = text.replace(f"https://raw.githubusercontent.com/o/r/{BRANCH}/", "pictures/")
    page = output / "comment.html"
    page.write_text(f'<!doctype html><meta charset="utf-8"><title>{html.escape(body[:40])}</title><style>{STYLE}</style>{text}')
    (output / "comment.md").write_text(body)
    with Chromium("--hide-scrollbars") as browser:
        browser.open(page.as_uri())
        broken = browser.evaluate("[...document.images].filter((i) => !i.naturalWidth).map((i) => i.src)")
        if broken or not browser.evaluate("document.images.length && document.querySelectorAll('table').length"):
            sys.exit(f"{page}: pictures that do not load: {broken}; or no picture, or no table")
        for scheme in ("light", "dark"):
            browser.page.emulate_media(color_scheme=scheme)
            browser.page.set_viewport_size({"width": 860, "height": 900})
            browser.page.wait_for_timeout(300)
            browser.page.screenshot(path=output / f"comment-{scheme}.png", full_page=True)


def table(parts, in_image):
    """The times in Markdown."""
    lines = ["| part | seconds |", "|---|---|", *[f"| {part} | {seconds:.2f} |" for part, seconds in parts]]
    lines.append(f"| **from the archive to the comment** | **{sum(seconds for _, seconds in parts):.1f}** |")
    lines.append(f"| `init` and `check` in the release's image, which has nothing but the tool | {in_image:.2f} |")
    return "\n".join(lines) + f"\n\nMeasured on Linux {platform.machine()}."


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("archive", "image", "root", "output"):
        # A browser opens absolute paths only.
        parser.add_argument(name, type=lambda path: Path(path).absolute())
    parser.add_argument("guide", type=Path, nargs="?")
    given = parser.parse_args()
    root = action_runner.Root(given.root)
    work = root.folder / "srv/first-comment"
    shutil.rmtree(work, ignore_errors=True)
    refuse_builders(root, root.folder)
    work.mkdir(parents=True)
    archive = work / given.archive.name
    shutil.copy(given.archive, archive)
    clock = Clock(root)
    app = project(clock, work, archive)
    body = review(clock, work, app, archive)
    given.output.mkdir(parents=True, exist_ok=True)
    rendered(body, work, given.output)
    text = table(clock.parts, in_the_image(given.image, given.output / "image"))
    print(text)
    if given.guide:
        guide = given.guide.read_text()
        start, end = "<!-- first comment -->", "<!-- end of first comment -->"
        head, rest = guide.split(start)
        given.guide.write_text(f"{head}{start}\n\n{text}\n\n{end}{rest.split(end)[1]}")


if __name__ == "__main__":
    main()
