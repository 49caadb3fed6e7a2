import type { Discard } from "../../functions/core/images/items.ts";
import { pictureUrl } from "../../functions/core/images/pictures.ts";
import { NotPossible } from "../../functions/core/orders/operators/deed.ts";
import { takeDownPicture } from "../../functions/core/orders/operators/taking-down.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import { printedLines } from "./order-books.ts";
import type { Scene } from "./order-events.ts";
import type { processes } from "./order-processes.ts";
import { printsOf } from "./world-partners.ts";

/** The picture of the first line. */
const PICTURE = "batch~0tail";
/** An operator who heard nothing of it types it once more. */
const TYPED_AGAIN_MS = 5 * 60_000;

type Given = {
  scene: Scene;
  inAProcess: ReturnType<typeof processes>["inAProcess"];
  working: Promise<void>[];
  takenDownAt: () => number;
  files: ReadonlySet<string>;
  notes: ReadonlyMap<string, Discard>;
};

/** An operator takes the picture of the first line down, in a process that may die as any other. */
export function takingDown({ scene, inAProcess, working, takenDownAt, files, notes }: Given) {
  const { partners, fate } = scene;
  const named = new Set<string>();
  /** The files that were made of it. */
  const own = new Set<string>();
  let falseWords = 0;
  let began = false;
  let ended = false;

  const isThere = (orderId: string) =>
    printsOf(partners, orderId).some(({ state }) => state.stage !== "cancelled");

  function heard(words: readonly string[]) {
    for (const [, orderId = "", where] of words.map(
      (one) => /^Order (\S+) (?:is|may be) (at|held)/.exec(one) ?? [],
    )) {
      if (where === "at") named.add(orderId);
      else if (isThere(orderId)) falseWords = 1;
    }
  }

  async function takeDown() {
    const done = await inAProcess(undefined, async (needs) => {
      const table = { ...needs.table, due: scene.table.due };
      const said = await takeDownPicture({ ...needs, table }, PICTURE).catch((failure: unknown) => {
        // Who is told that it cannot be read types it again, once the release that can is out.
        if (!(failure instanceof NotPossible) || failure.message.includes("cannot be read")) throw failure;
      });
      heard(said?.orders ?? []);
    });
    ended ||= done;
    if (!done) scene.later(TYPED_AGAIN_MS, begin);
  }

  const begin = () => void working.push(takeDown());

  async function after(turns: number) {
    for (let left = turns; left > 0; left--) await undefined;
    await takeDown();
  }

  const { takedown } = fate;
  if (takedown && "at" in takedown) scene.later(takedown.at, begin);

  return {
    /** Its file is made, or begun; or it is about to be handed over. */
    sees(order: Order) {
      for (const { item, fileKey } of order.lines)
        if (fileKey && item.relatedImage._id === PICTURE) own.add(fileKey);
      if (began || !takedown || "at" in takedown || order.state !== "paid") return;
      if (takedown.into === "a file" ? !order.lease : !order.handedOver) return;
      began = true;
      working.push(after(takedown.turns));
    },
    /** Of what was handed over in that very moment, operators were told that it is there. */
    counts({ lines: [first] = [] }: Partial<Order>) {
      const prints = partners.made.filter(
        ({ order: { reference }, at }) =>
          printedLines(partners, reference).has(first?.sku ?? "") &&
          (at > takenDownAt() || (at === takenDownAt() && !named.has(reference))),
      );
      const sent = partners.made.flatMap(({ order }) => order.items.map(({ fileUrl }) => fileUrl));
      const isSent = (key: string) => sent.some((url) => url.endsWith(pictureUrl(key)));
      const stray = [...files].filter((key) => {
        const isNoted = [...notes.values()].some(({ keys }) => keys.includes(key));
        return !isNoted || (ended && own.has(key) && !isSent(key));
      });
      return { takenDownPrints: prints.length, strayFiles: stray.length, falseWords };
    },
  };
}
