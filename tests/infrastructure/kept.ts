import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { byOne } from "./by-one.ts";
import { root } from "./platform.ts";
import type { Synthesis } from "./synthesis/synthesis.ts";

const folder = path.join(root, ".sst", "synthesis");

/** All that a stage is made of: its parts, the code that they name, SST, and how it is synthesised. */
const made = ["functions", "stacks", "tests/infrastructure/synthesis"];
const beside = ["sst.config.ts", "package-lock.json", "tests/infrastructure/stages.ts"];

const isPart = (file: string) => /\.(ts|json)$/.test(file) && !file.startsWith("stacks/local/");

async function fingerprint(): Promise<string> {
  const files = await Promise.all(
    made.map(async (below) =>
      (await readdir(path.join(root, below), { recursive: true })).map((file) => `${below}/${file}`),
    ),
  );
  const hash = createHash("sha256").update(process.version);
  for (const file of [...files.flat().filter(isPart).toSorted(), ...beside])
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest("base64url").slice(0, 16);
}

let print: Promise<string> | undefined;

/** The same out of the same: a synthesis is kept for as long as nothing changes of what it is made of. */
export async function keptSynthesis(stage: string, synthesise: () => Promise<Synthesis>): Promise<Synthesis> {
  print ??= fingerprint();
  const file = path.join(folder, `${stage}.${await print}.json`);
  const work = async () => {
    const synthesis = await synthesise();
    await mkdir(folder, { recursive: true });
    const others = (await readdir(folder)).filter((name) => name.startsWith(`${stage}.`));
    await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
    // Whole or not at all: whoever waits reads it the moment it is there.
    await writeFile(`${file}.part`, JSON.stringify(synthesis));
    await rename(`${file}.part`, file);
  };
  await byOne({ lock: path.join(folder, `lock-${stage}`), isDone: async () => existsSync(file), work });
  return JSON.parse(await readFile(file, "utf8"));
}
