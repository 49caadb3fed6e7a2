import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { kitPage, site } from "../definitions.ts";
import { hashOf, hashOfInputs } from "./site-inputs.ts";

const root = join(import.meta.dirname, "../..");
const BUILD = "web/build/build.ts";
const WAIT_FOR_ANOTHER_MS = 5 * 60_000;

/**
 * Builds the site unless it stands there already, made of the same inputs. Two who start at once wait for one
 * another: SQLite holds the lock, and lets go of it even when its holder is killed.
 */
async function buildSite(): Promise<number> {
  mkdirSync(join(root, "dist"), { recursive: true });
  const stamps = new DatabaseSync(join(root, "dist/site-inputs.sqlite"), { timeout: WAIT_FOR_ANOTHER_MS });
  stamps.exec("BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS builds (inputs TEXT, output TEXT)");
  const inputs = hashOfInputs(root);
  const last = stamps.prepare("SELECT inputs, output FROM builds").get();
  // The output counts as well: somebody may have built another state of the tree by hand since.
  if (last?.inputs === inputs && last.output === hashOf(root, [site.output, kitPage.output])) return 0;

  process.stderr.write("Building the site …\n");
  const code = await run(BUILD);
  if (code !== 0) return code;
  stamps.exec("DELETE FROM builds");
  stamps
    .prepare("INSERT INTO builds (inputs, output) VALUES (?, ?)")
    .run(inputs, hashOf(root, [site.output, kitPage.output]));
  stamps.exec("COMMIT");
  return 0;
}

/** What the build says is shown when it fails. */
async function run(script: string): Promise<number> {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  process.once("SIGTERM", () => {
    child.kill();
    process.exit(1);
  });
  const said: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code;
}

process.exitCode = await buildSite();
