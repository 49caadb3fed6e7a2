import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedSecrets } from "../../../stacks/commands/preflight/secrets.ts";

// As SST 4.17.1 answers.
const sst = (status: number | null, stdout: string, stderr: string, error?: Error) => () => ({
  ...{ status, stdout, stderr },
  ...(error && { error }),
});

test("a stage's secrets are read from what SST prints", () => {
  const stdout =
    '# fallback\nFalKey=none\n# wallflower/staging\nSessionKeys=k.1,l.2\nStripeKey="sk_test_a=b"\n';
  expect(storedSecrets("staging", sst(0, stdout, ""))).toEqual({
    FalKey: "none",
    SessionKeys: "k.1,l.2",
    StripeKey: "sk_test_a=b",
  });
});

test("a stage that has none yet is no failure, though SST calls it one", () => {
  expect(storedSecrets("staging", sst(1, "", "npm warn Unknown env config\n✕  No secrets found\n"))).toEqual(
    {},
  );
});

test.each<[string, Parameters<typeof sst>, string]>([
  [
    "who is not signed in",
    [1, "", "✕  AWS credentials are not configured.\n   aws: failed to refresh"],
    "AWS credentials are not configured.",
  ],
  ["npm, which has no such command", [1, "", "npm error not found\n"], "npm error not found"],
  ["a command that says nothing", [1, "", ""], "sst secret list failed"],
  ["one that was ended", [null, "StripeKey=sk_test_1\n", ""], "sst secret list failed"],
  ["one that is not there", [null, "", "", new Error("spawnSync npx ENOENT")], "spawnSync npx ENOENT"],
])("%s has no answer, which is not that there are none", (_, said, says) => {
  expect(() => storedSecrets("staging", sst(...said))).toThrow(new Error(says));
});

test("where secrets cannot be asked for, none is said to be missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "no-session-"));
  await writeFile(join(folder, "npx"), "#!/bin/sh\necho '✕  no session' >&2\nexit 1\n", { mode: 0o755 });
  // Nobody is signed in to AWS either, so that nothing is asked outside of this machine.
  const { stdout } = spawnSync(
    process.execPath,
    ["stacks/commands/ops.ts", "preflight", "--stage", "of-nobody"],
    {
      encoding: "utf8",
      env: {
        ...{ PATH: `${folder}:${process.env.PATH}`, HOME: folder, AWS_EC2_METADATA_DISABLED: "true" },
        WALLFLOWER_SENDER: "hello@shop.example",
      },
    },
  );
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/look {2}secrets +could not be asked \(no session\)/);
  expect(stdout).not.toMatch(/^ +NO /m);
});
