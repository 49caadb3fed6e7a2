import type { Drawing } from "../../functions/core/images/drawing.ts";
import type { ImageProcessor } from "../../functions/core/images/image-processor.ts";

/** As many as a small machine has: what paints or packs fills one, and holds fifty megabytes or more meanwhile. */
const CORES = 2;

type Kind = "packing" | "painting" | "printing";

const atWork: Kind[] = [];
const waiting: { kind: Kind; begin(): void }[] = [];

/** Prints that are painted and not yet packed, each until nobody seems to want it any more. */
const unpacked = new Map<Uint8Array, NodeJS.Timeout>();
const WANTED_MS = 60_000;

const mayNot: Record<Kind, () => boolean> = {
  // A second is packed where nothing is left to be painted: two that pack hold more than one of each.
  packing: () => atWork.includes("packing") && waiting.some(({ kind }) => kind === "painting"),
  painting: () => false,
  // From its first row until it is packed, a print holds tens of megabytes: the next waits for that.
  printing: () => atWork.includes("printing") || unpacked.size > 0,
};

const mayBegin = (kind: Kind) => atWork.length < CORES && !mayNot[kind]();

/** Packing first: somebody waits for what is painted already, and it is held until then. */
function beginMore() {
  const able = waiting.filter(({ kind }) => mayBegin(kind));
  const next = able.find(({ kind }) => kind === "packing") ?? able[0];
  if (!next) return;
  waiting.splice(waiting.indexOf(next), 1);
  atWork.push(next.kind);
  next.begin();
  beginMore();
}

/** Work that waits until a core is free for it. */
export function onACore<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  async function run() {
    try {
      return await work();
    } finally {
      atWork.splice(atWork.indexOf(kind), 1);
      beginMore();
    }
  }
  return new Promise((resolve) => {
    waiting.push({ kind, begin: () => resolve(run()) });
    beginMore();
  });
}

/** A print, which is held until `packedOnCores` has packed it. */
export const printedOnACore = <Painted extends { bytes: Uint8Array }>(paint: () => Promise<Painted>) =>
  onACore("printing", async () => {
    const painted = await paint();
    unpacked.set(painted.bytes, setTimeout(forget, WANTED_MS, painted).unref());
    return painted;
  });

function forget({ bytes }: { bytes: Uint8Array }): boolean {
  clearTimeout(unpacked.get(bytes));
  const wasHeld = unpacked.delete(bytes);
  beginMore();
  return wasHeld;
}

/** Gives its memory back at once: V8 would wait until there is more of it. */
function letGo(print: Drawing) {
  if (forget(print)) (print.bytes.buffer as ArrayBuffer).transfer(0);
}

export const packedOnCores = (processor: ImageProcessor): ImageProcessor =>
  Object.assign<ImageProcessor, Partial<ImageProcessor>>(Object.create(processor), {
    process: (...picture) => onACore("packing", () => processor.process(...picture)),
    // Half a minute's work: no picture waits behind it.
    print: (drawing, ...paper) => {
      // It is wanted, and held until it is packed, however long that waits.
      clearTimeout(unpacked.get(drawing.bytes));
      return onACore("painting", async () => {
        try {
          return await processor.print(drawing, ...paper);
        } finally {
          letGo(drawing);
        }
      });
    },
  });
