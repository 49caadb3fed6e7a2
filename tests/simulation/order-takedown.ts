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
};

/** An operator takes the picture of the first line down, in a process that may die as any other. */
export function takingDown({ scene, inAProcess, working, takenDownAt }: Given) {
  const { partners, fate } = scene;
  const named = new Set<string>();
  let falseWords = 0;
  let began = false;

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
        if (!(failure instanceof NotPossible)) throw failure;
      });
      heard(said?.orders ?? []);
    });
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
    /** Its file is begun, or it is about to be handed over. */
    sees(order: Order) {
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
      return { takenDownPrints: prints.length, falseWords };
    },
  };
}
