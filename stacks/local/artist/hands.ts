import { Worker } from "node:worker_threads";
import type { DrawRequest } from "../../../functions/core/images/model.ts";
import { onACore, printedOnACore } from "../cores.ts";
import { isPrint } from "./bands.ts";
import type { Done, Painted } from "./thread.ts";

/** Whoever has had nothing to do for so long goes home, and takes 60 MB along. */
const IDLE_MS = 30_000;

type Waiting = { resolve(painted: Painted): void; reject(failure: Error): void };
type Hand = { thread: Worker; waiting?: Waiting | undefined; goesHome?: NodeJS.Timeout };

const resting: Hand[] = [];

function newHand(): Hand {
  const thread = new Worker(new URL("./thread.ts", import.meta.url));
  const hand: Hand = { thread };
  thread.on("message", (done: Done) => {
    const { waiting } = hand;
    rest(hand);
    if ("bytes" in done) waiting?.resolve(done);
    else waiting?.reject(new Error(done.failure));
  });
  const gone = (why: unknown) => {
    leave(hand);
    hand.waiting?.reject(new Error(`the painting thread ended: ${why}`));
  };
  thread.once("error", gone);
  thread.once("exit", (code) => gone(`exit ${code}`));
  return hand;
}

/** A thread that waits for work does not keep the process. */
function rest(hand: Hand) {
  hand.waiting = undefined;
  hand.thread.unref();
  resting.push(hand);
  hand.goesHome = setTimeout(() => {
    leave(hand);
    hand.thread.terminate();
  }, IDLE_MS).unref();
}

function leave(hand: Hand) {
  clearTimeout(hand.goesHome);
  if (resting.includes(hand)) resting.splice(resting.indexOf(hand), 1);
}

function give(request: DrawRequest): Promise<Painted> {
  // Who rested last: the others get home.
  const hand = resting.at(-1) ?? newHand();
  leave(hand);
  return new Promise((resolve, reject) => {
    hand.waiting = { resolve, reject };
    // Whoever waits for a picture keeps the process.
    hand.thread.ref();
    hand.thread.postMessage(request);
  });
}

/** Paints beside whoever asks: a print takes ten seconds, in which a shop on one machine goes on answering. */
export const paintAside = (request: DrawRequest): Promise<Painted> =>
  isPrint(request.size) ? printedOnACore(() => give(request)) : onACore("painting", () => give(request));
