import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { byOne } from "./by-one.ts";

export const root = path.resolve(import.meta.dirname, "../..");
export const platformFolder = path.join(root, ".sst", "platform");

const installed = path.join(root, ".sst", "platform-installed");
const lock = path.join(root, ".sst", "platform-lock");

/** The sources and types of SST's components, written once for each version of SST. */
export const ensurePlatform = () => byOne({ lock, isDone: isInstalled, work: install });

const isInstalled = async () =>
  existsSync(installed) &&
  (await readFile(installed, "utf8")) === manifest.dependencies.sst &&
  existsSync(platformFolder);

async function install() {
  await run("sst", ["install"], {
    SST_STAGE: "ci",
    SST_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    SST_SKIP_DEPENDENCY_CHECK: "1",
    SST_NO_BUN: "1",
  });
  await writeFile(installed, manifest.dependencies.sst);
}

function run(command: string, args: string[], env: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(path.join(root, "node_modules", ".bin", command), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        said += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} failed (${code}):\n${said}`)),
    );
  });
}

if (import.meta.main) await ensurePlatform();
