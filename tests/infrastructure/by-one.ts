import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

type Work = { lock: string; isDone(): Promise<boolean>; work(): Promise<void> };

/** Several processes may want the same at the same time: one does it, the others wait until it is done. */
export async function byOne({ lock, isDone, work }: Work) {
  while (!(await isDone())) {
    if (await isTaken(lock)) await wait(100);
    else
      try {
        // Somebody may have done it between the question and the lock.
        if (!(await isDone())) await work();
      } finally {
        await rm(lock, { force: true });
      }
  }
}

/** The lock carries the number of its process: when that is gone, so is its claim. */
async function isTaken(lock: string) {
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
