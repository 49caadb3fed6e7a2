import { existsSync, readdirSync, readFileSync } from "node:fs";
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
      expect(existsSync(path.join(root, "stacks", `${name}.ts`))).toBe(true);
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

test("production is deployed by hand, behind its diff, and the same way back to a tag", () => {
  const production = deploy.slice(deploy.indexOf("  production:\n"));
  expect(production).toContain("needs: diff");
  expect(production).toContain("environment: production\n");
  expect(deploy.slice(deploy.indexOf("  diff:\n"), deploy.indexOf("  production:\n"))).toContain(
    "if: github.event_name == 'workflow_dispatch'",
  );
  expect(deploy.match(/ref: \$\{\{ inputs\.ref \}\}/g)).toHaveLength(2);
});
