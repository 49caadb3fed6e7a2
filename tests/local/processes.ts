import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Linux tells in /proc what a process has: the tests that ask are skipped elsewhere. */
export const hasProc = process.platform === "linux";

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended and was not yet collected by its parent no longer runs.
    return !hasProc || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const LISTENING = "0A";

/** The local addresses, in the kernel's own hexadecimal, that a process listens on. */
export function listeningOn(pid: number): string[] {
  const sockets = new Set(openFiles(pid).flatMap((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1] ?? []));
  return ["tcp", "tcp6"]
    .flatMap((kind) => readFileSync(`/proc/${pid}/net/${kind}`, "utf8").trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENING && sockets.has(fields[9] ?? ""))
    .map((fields) => fields[1] ?? "");
}

const openFiles = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });

const inMemory = (pid: number, what: RegExp): number =>
  Number(what.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** What a process holds in memory at this moment. */
export const memoryMbOf = (pid: number): number => inMemory(pid, /VmRSS:\s+(\d+)/);

/** What of it is the process' own: the rest are files, which it shares with others and the system can read again. */
export const ownMemoryMbOf = (pid: number): number => inMemory(pid, /RssAnon:\s+(\d+)/);

/** The most that it ever held. Node's own `maxRSS` begins with what its parent held when it was born. */
export const mostMemoryMbOf = (pid: number): number => inMemory(pid, /VmHWM:\s+(\d+)/);
