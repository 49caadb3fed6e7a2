import { setImmediate as soon } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Drawing } from "../../functions/core/images/drawing.ts";
import { onACore, packedOnCores, printedOnACore } from "../../stacks/local/cores.ts";
import { fakeImageProcessor } from "../support/fake-image-processor.ts";

/** Works that note when they begin, and go on until they are told to end. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) =>
      ends.set(name, (failure) => (failure ? reject(failure) : resolve())),
    );
  };
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await soon();
  };
  return { begun, work, end };
}

test("two are at work, and who waits begins when one of them ends, well or not", async () => {
  const { begun, work, end } = works();
  const outcomes = Promise.allSettled(["a", "b", "c", "d"].map((name) => onACore("painting", work(name))));
  expect(begun.join("")).toBe("ab");
  await end("b", new Error("out of ink"));
  expect(begun.join("")).toBe("abc");
  for (const name of begun) await end(name);
  expect((await outcomes).map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true]);
});

test("what is painted is packed before more is painted, one beside it, and looked at without waiting", async () => {
  const { begun, work, end } = works();
  const drawing = { bytes: new Uint8Array([1]), contentType: "image/png" };
  const about = { source: "algorithmicMedia" as const, title: "A heron" };
  const processor = packedOnCores({
    ...fakeImageProcessor,
    process: async (...picture) => {
      await work(`packing ${begun.length}`)();
      return fakeImageProcessor.process(...picture);
    },
  });
  const all: Promise<unknown>[] = ["a", "b", "c", "d"].map((name) => onACore("painting", work(name)));
  all.push(processor.process(drawing, about), processor.process(drawing, about));
  expect(await processor.sizeOf(drawing)).toEqual(await fakeImageProcessor.sizeOf(drawing));
  await end("a");
  await end("b");
  expect(begun).toEqual(["a", "b", "packing 2", "c"]);
  await end("c");
  expect(begun).toEqual(["a", "b", "packing 2", "c", "d"]);
  await end("packing 2");
  expect(begun).toEqual(["a", "b", "packing 2", "c", "d", "packing 5"]);
  for (const name of ["d", "packing 5"]) await end(name);
  await Promise.all(all);
});

test("no core rests while anything waits: where nothing is to be painted, two are packed at once", async () => {
  const { begun, work, end } = works();
  const all = ["a", "b", "c"].map((name) => onACore("packing", work(name)));
  expect(begun.join("")).toBe("ab");
  all.push(onACore("painting", work("d")));
  await end("a");
  expect(begun.join("")).toBe("abd");
  await end("d");
  expect(begun.join("")).toBe("abdc");
  for (const name of ["b", "c"]) await end(name);
  await Promise.all(all);
});

const packed = (print: Drawing) =>
  packedOnCores({ ...fakeImageProcessor, print: async (drawing) => drawing }).print(
    print,
    { width: 8, height: 8 },
    { source: "algorithmicMedia", title: "A heron", dpi: 300 },
  );

test("a print is begun when none is held any more, and the memory of one that is packed is given back", async () => {
  const { begun, work, end } = works();
  const processor = packedOnCores({
    ...fakeImageProcessor,
    print: async (drawing) => {
      await work("packing a")();
      return drawing;
    },
  });
  const about = { source: "algorithmicMedia" as const, title: "A heron", dpi: 300 };
  const printed = (name: string) =>
    printedOnACore(async () => {
      await work(name)();
      return { bytes: new Uint8Array(8), contentType: "image/png" };
    });
  const first = printed("a");
  const others = Promise.allSettled([printed("b"), printed("c")]);
  const preview = onACore("painting", work("preview"));
  await end("a");
  expect(begun).toEqual(["a", "preview"]);
  const packing = processor.print(await first, { width: 4800, height: 7200 }, about);
  await end("preview");
  await preview;
  expect(begun.slice(2)).toEqual(["packing a"]);
  await end("packing a");
  expect((await packing).bytes).toHaveLength(0);
  expect(begun.slice(3)).toEqual(["b"]);
  await end("b", new Error("out of ink"));
  expect(begun.slice(4)).toEqual(["c"]);
  await end("c");
  const [failed, last] = await others;
  expect(failed?.status).toBe("rejected");
  if (last?.status === "fulfilled") await packed(last.value);
});

test("a picture of before, of which a print is made, is left to whoever has it", async () => {
  const drawing = { bytes: new Uint8Array(8), contentType: "image/png" };
  expect((await packed(drawing)).bytes).toHaveLength(8);
});

test("a print whose packing takes long is held until it is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { begun, work, end } = works();
  const print = { bytes: new Uint8Array(8), contentType: "image/png" };
  await printedOnACore(async () => print);
  const processor = packedOnCores({
    ...fakeImageProcessor,
    print: () => work("packing")().then(() => print),
  });
  const about = { source: "algorithmicMedia" as const, title: "A heron", dpi: 300 };
  const packing = processor.print(print, { width: 8, height: 8 }, about);
  const next = printedOnACore(async () => {
    begun.push("next");
    return { ...print, bytes: new Uint8Array(4) };
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(begun).toEqual(["packing"]);
  await end("packing");
  expect((await packing).bytes).toHaveLength(0);
  await packed(await next);
  vi.useRealTimers();
});

test("a print that nobody packs holds up the next one for a minute, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const print = { bytes: new Uint8Array(8), contentType: "image/png" };
  await printedOnACore(async () => print);
  const next = printedOnACore(async () => ({ ...print, bytes: new Uint8Array(4) }));
  const begun = vi.fn();
  next.then(begun);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveBeenCalled();
  await packed(await next);
  vi.useRealTimers();
});
