import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import manifest from "../../package.json" with { type: "json" };

export const root = path.resolve(import.meta.dirname, "../..");
export const platformFolder = path.join(root, ".sst", "platform");

const installed = path.join(root, ".sst", "platform-installed");
const lock = path.join(root, ".sst", "platform-lock");

/**
 * The sources and types of SST's components, written once for each version of SST. Several test runs may ask at
 * the same time: one installs, the others wait for it.
 */
export async function ensurePlatform() {
  while (!(await isInstalled())) {
    if (await lockTaken()) await wait(500);
    else await install().finally(() => rm(lock, { force: true }));
  }
}

const isInstalled = async () =>
  existsSync(installed) &&
  (await readFile(installed, "utf8")) === manifest.dependencies.sst &&
  existsSync(platformFolder);

/** The lock carries the number of its process: when that is gone, so is its claim. */
async function lockTaken() {
  await mkdir(path.dirname(lock), { recursive: true });
  const mine = await writeFile(lock, String(process.pid), { flag: "wx" }).then(
    () => true,
    () => false,
  );
  if (mine) return false;
  const holder = Number(await readFile(lock, "utf8").catch(() => ""));
  if (holder && !isAlive(holder)) await rm(lock, { force: true });
  return true;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function install() {
  if (await isInstalled()) return;
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
