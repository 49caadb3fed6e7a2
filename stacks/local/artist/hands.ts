import { Worker } from "node:worker_threads";
import type { DrawRequest } from "../../../functions/core/images/model.ts";
import type { Done, Job } from "./thread.ts";

/** As many as a small machine has cores. */
const MOST_HANDS = 2;
/** Whoever has had nothing to do for so long goes home, and takes 60 MB along. */
const IDLE_MS = 30_000;

type Waiting = { resolve(bytes: Uint8Array): void; reject(failure: Error): void };
type Hand = { thread: Worker; waiting: Map<number, Waiting>; goesHome?: NodeJS.Timeout };

const hands: Hand[] = [];
let jobs = 0;

function newHand(): Hand {
  const thread = new Worker(new URL("./thread.ts", import.meta.url));
  const waiting: Hand["waiting"] = new Map();
  const hand: Hand = { thread, waiting };
  thread.on("message", (done: Done) => {
    const who = waiting.get(done.id);
    waiting.delete(done.id);
    if (waiting.size === 0) rest(hand);
    if ("bytes" in done) who?.resolve(done.bytes);
    else who?.reject(new Error(done.failure));
  });
  const gone = (why: unknown) => {
    clearTimeout(hand.goesHome);
    leave(hand);
    for (const who of waiting.values()) who.reject(new Error(`the painting thread ended: ${why}`));
    waiting.clear();
  };
  thread.once("error", gone);
  thread.once("exit", (code) => {
    if (hands.includes(hand)) gone(`exit ${code}`);
  });
  hands.push(hand);
  return hand;
}

/** A thread that waits for work does not keep the process. */
function rest(hand: Hand) {
  hand.thread.unref();
  hand.goesHome = setTimeout(() => {
    leave(hand);
    hand.thread.terminate();
  }, IDLE_MS).unref();
}

const leave = (hand: Hand) => hands.includes(hand) && hands.splice(hands.indexOf(hand), 1);

function freest(): Hand {
  const [first] = [...hands].sort((one, other) => one.waiting.size - other.waiting.size);
  return first && (first.waiting.size === 0 || hands.length >= MOST_HANDS) ? first : newHand();
}

/** Paints beside whoever asks: a print takes ten seconds, in which a shop on one machine goes on answering. */
export function paintAside(request: DrawRequest): Promise<Uint8Array> {
  const { thread, waiting, goesHome } = freest();
  clearTimeout(goesHome);
  const id = ++jobs;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // Whoever waits for a picture keeps the process.
    thread.ref();
    thread.postMessage({ id, request } satisfies Job);
  });
}
