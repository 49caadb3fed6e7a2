import type { ImageProcessor } from "../../functions/core/images/image-processor.ts";

/** As many as a small machine has: what paints or packs fills one, and holds fifty megabytes or more meanwhile. */
const CORES = 2;

type Kind = "packing" | "painting";

const atWork: Kind[] = [];
const waiting: { kind: Kind; begin(): void }[] = [];

/** A second is packed where nothing is left to be painted: two that pack hold more than one of each. */
const mayBegin = (kind: Kind) =>
  atWork.length < CORES &&
  !(kind === "packing" && atWork.includes(kind) && waiting.some((other) => other.kind === "painting"));

/** Packing first: somebody waits for what is painted already, and it is held until then. */
function beginMore() {
  for (const kind of ["packing", "painting"] as const)
    for (const one of waiting.filter((any) => any.kind === kind))
      if (mayBegin(kind)) {
        waiting.splice(waiting.indexOf(one), 1);
        atWork.push(kind);
        one.begin();
      }
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

export const packedOnCores = (processor: ImageProcessor): ImageProcessor =>
  Object.assign<ImageProcessor, Partial<ImageProcessor>>(Object.create(processor), {
    process: (...picture) => onACore("packing", () => processor.process(...picture)),
    // Half a minute's work: no picture waits behind it.
    print: (...picture) => onACore("painting", () => processor.print(...picture)),
  });
