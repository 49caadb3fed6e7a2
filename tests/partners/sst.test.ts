import { execFileSync } from "node:child_process";
import { createCipheriv } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../architecture/sources.ts";

const home = mkdtempSync(join(tmpdir(), "wallflower-links-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const links = { App: { name: "wallflower", stage: "test" }, Table: { name: "a table" } };
const key = Buffer.alloc(32, 7);
const sealed = join(home, "resource.enc");
const cipher = createCipheriv("aes-256-gcm", key, Buffer.alloc(12));
writeFileSync(
  sealed,
  Buffer.concat([cipher.update(JSON.stringify(links)), cipher.final(), cipher.getAuthTag()]),
);

const ours = `(await import("./functions/partners/sst.ts")).linkedIn(process.env)`;
const theirs = `(await import("sst/resource")).Resource`;

/** What is found by a process of its own: SST keeps what it has found for all who ask in one. */
const found = (linked: string, env: Record<string, string>) =>
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const linked = ${linked};
       const said = [JSON.stringify({ ...linked })];
       try { said.push(linked.Nothing); } catch (failure) { said.push(failure.message); }
       console.log(said.join("\\n"));`,
    ],
    { cwd: root, env: { PATH: process.env.PATH, ...env }, encoding: "utf8" },
  );

test.each<[string, Record<string, string>]>([
  ["one by one", { SST_RESOURCE_App: JSON.stringify(links.App), SST_RESOURCE_Table: '{"name":"a table"}' }],
  ["together", { SST_RESOURCES_JSON: JSON.stringify(links) }],
  ["sealed in a file", { SST_KEY: key.toString("base64"), SST_KEY_FILE: sealed }],
  [
    "the file after the rest",
    {
      SST_RESOURCE_Table: '{"name":"another"}',
      SST_KEY: key.toString("base64"),
      SST_KEY_FILE: sealed,
      AWS_LAMBDA_FUNCTION_NAME: "Api",
    },
  ],
  ["not at all", {}],
])("what is linked is found as SST's own finds it: %s", (_, env) => {
  expect(found(ours, env)).toBe(found(theirs, env));
});
