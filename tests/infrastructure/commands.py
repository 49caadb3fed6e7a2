"""Reads lists of arguments, one list of JSON a line, and asks AWS's own command line about each: whether it takes them,
and whether what it is asked to show of the answer is there. Nothing is sent."""

import contextlib
import io
import json
import os
import sys

os.environ.update(
    AWS_ACCESS_KEY_ID="nobody",
    AWS_SECRET_ACCESS_KEY="nothing",
    AWS_DEFAULT_REGION="us-east-1",
    AWS_CONFIG_FILE=os.devnull,
    AWS_SHARED_CREDENTIALS_FILE=os.devnull,
    AWS_EC2_METADATA_DISABLED="true",
)

from awscli.clidriver import create_clidriver  # noqa: E402

import jmespath  # noqa: E402


reached = []


def asked(model, **_):
    """Everything was taken, and the call would go out now."""
    reached.append(model)
    raise KeyboardInterrupt


def skeleton(shape, depth=0):
    """An answer of that shape, with something everywhere."""
    if shape is None:
        return None
    if depth > 6:
        return "something"
    if shape.type_name == "structure":
        return {name: skeleton(member, depth + 1) for name, member in shape.members.items()}
    if shape.type_name == "list":
        return [skeleton(shape.member, depth + 1)]
    if shape.type_name == "map":
        return {"key": skeleton(shape.value, depth + 1)}
    return "something"


def holes(found):
    if found is None:
        return True
    if isinstance(found, dict):
        return any(holes(one) for one in found.values())
    return isinstance(found, list) and any(holes(one) for one in found)


driver = create_clidriver()
driver.session.register("before-call", asked)


def complaint(words):
    reached.clear()
    said = io.StringIO()
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            driver.main(words)
    if not reached:
        lines = [line for line in said.getvalue().splitlines() if line.strip()]
        return lines[-1] if lines else "is not taken"
    if "--query" not in words:
        return None
    query = words[words.index("--query") + 1]
    found = jmespath.search(query, skeleton(reached[0].output_shape))
    return f"nothing of an answer is {query}" if holes(found) else None


for line in sys.stdin:
    print(json.dumps(complaint(json.loads(line))))
