import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./platform.ts";

/** Its own models are large: on a busy machine it takes its time. */
const PATIENCE_MS = 120_000;

// AWS's own command line, of the second version, as a judge of what papers tell an operator to type: Debian's package
// "awscli" has it.
const python = "/usr/bin/python3";
const isThere = spawnSync(python, ["-c", "import awscli; assert awscli.__version__ >= '2'"]).status === 0;

/** Where an operator sits: what a command writes there the next one reads. */
let desk = "";
beforeAll(() => {
  desk = mkdtempSync(path.join(tmpdir(), "desk-"));
});
afterAll(() => rmSync(desk, { recursive: true }));

const stacks = path.join(root, "stacks");
const papers = readdirSync(stacks, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".md"),
);

/** What a paper tells to type: lines of its blocks, and whole commands within its sentences. */
function commandsIn(text: string) {
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = ""]) =>
    block.replaceAll("\\\n", " ").split("\n"),
  );
  const spans = [...text.matchAll(/`(aws [^`]* --[^`]*)`/g)].map(([, span = ""]) => span);
  return [...blocks, ...spans].map((line) => line.trim()).filter((line) => /(^|\(|^until )aws /.test(line));
}

/** The words that a shell makes of each command, and of those within it. */
function wordsOf(commands: readonly string[]): string[][] {
  const told = `aws() { printf '%s\\0' "$@" >&3; printf '\\n\\0' >&3; echo '{}'; }\n${commands.join("\n")}`;
  const { output, stderr } = spawnSync("bash", ["-euc", told], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    encoding: "utf8",
    cwd: desk,
  });
  expect(stderr).toBe("");
  const calls = (output[3] ?? "").split("\n\0").slice(0, -1);
  return calls.map((call) => call.split("\0").slice(0, -1));
}

/** What AWS's command line says against each; null where it would send it. */
function judged(calls: readonly (readonly string[])[]): (string | null)[] {
  const input = calls.map((words) => JSON.stringify(words)).join("\n");
  const said = execFileSync(python, [path.join(import.meta.dirname, "commands.py")], {
    input,
    encoding: "utf8",
    cwd: desk,
  });
  return said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** One of each kind: the same question about another function's log is the same question. */
const kinds = (calls: readonly (readonly string[])[]) => [
  ...new Map(
    calls.map((words) => [words.join(" ").replaceAll(/wallflower-NAME-\w*|'\{.*?\}'/g, ""), words]),
  ).values(),
];

test.skipIf(!isThere)(
  "every command of these papers is one that AWS's command line takes",
  () => {
    const calls = kinds(
      papers.flatMap((paper) => wordsOf(commandsIn(readFileSync(path.join(stacks, paper), "utf8")))),
    );
    expect(calls.length).toBeGreaterThan(12);
    const said = judged(calls);
    expect(calls.flatMap((words, n) => (said[n] === null ? [] : [`${words.join(" ")}: ${said[n]}`]))).toEqual(
      [],
    );
  },
  PATIENCE_MS,
);

test.skipIf(!isThere)(
  "a command that AWS does not know is found",
  () => {
    const wrong = [
      "dynamodb restore-table-to-point-in-time --source-table TABLE --target-table-name B",
      "dynamodb restore-table-to-a-time --source-table-name TABLE",
      "lambda get-account-settings --query AccountLimits",
      "lambda update-event-source-mapping --no-enabled",
      "logs start-query --log-group-name GROUP --start-time yesterday --end-time 2 --query-string q",
      "scheduler list-schedules --query Schedules[].[Name,Status]",
    ].map((line) => line.split(" "));
    for (const said of judged(wrong)) expect(said).toMatch(/\w/);
  },
  PATIENCE_MS,
);
