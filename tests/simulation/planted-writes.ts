import type { Item, Write } from "../../functions/lib/table/engine.ts";
import { creating, replacing } from "../../functions/lib/table/writes.ts";
import type { Plant } from "./order-processes.ts";

type Put = Extract<Write, { kind: "put" }>;
// biome-ignore lint/suspicious/noExplicitAny: a mistake follows no type.
type Data = any;

/** Changes every write of a kind before it is made. */
const writing =
  (type: string, change: (write: Put) => Write[]): Plant =>
  ({ table }) => {
    const changed = (write: Write) =>
      write.kind === "put" && write.item.type === type ? change(write) : [write];
    return {
      table: {
        ...table,
        write: (...writes: Write[]) => table.write(...writes.flatMap(changed)),
        create: async (kind, value) => {
          await table.write(...[creating(kind, value)].flatMap(changed));
          return { ...value, v: 1 };
        },
        replace: async (kind, value) => {
          if (kind.type !== type) return table.replace(kind, value);
          await table.write(...[replacing(kind, value)].flatMap(changed));
          return { ...value, v: value.v + 1 };
        },
      },
    };
  };

const changing = (type: string, change: (data: Data, item: Item) => Data) =>
  writing(type, (write) => [
    { ...write, item: { ...write.item, data: change(write.item.data, write.item) } },
  ]);

const order = (change: (data: Data) => Data) => changing("order", change);
const without = (name: string) =>
  order((data) => {
    const { [name]: _, ...rest } = data;
    return rest;
  });

/** Mistakes in what is written down. */
export const orderWrites: Record<string, Plant> = {
  "forgets to look again": writing("order", ({ item: { gsi2pk: _, gsi2sk: __, ...item }, ...write }) => [
    { ...write, item },
  ]),
  "forgets that somebody wants to be forgotten": without("forget"),
  "counts no worker that was cut off": order((data) =>
    data.state === "paid" ? { ...data, tries: 0 } : data,
  ),
  "forgets what is of concern": order((data) => ({ ...data, concerns: [] })),
  "gives an order back to who wrote it down": order((data) => ({ ...data, userId: "guest" })),
  "takes money that is owed for paid back": order((data) =>
    data.back ? { ...data, back: { ...data.back, done: data.back.wanted } } : data,
  ),
  "forgets how much is to go back": order((data) =>
    data.back && data.state !== "refunding"
      ? { ...data, back: { ...data.back, wanted: data.back.done } }
      : data,
  ),
  "lets go what was held": order((data) => {
    if (data.state !== "held") return data;
    const { why: _, detail: __, ...rest } = data;
    return { ...rest, state: "paid", handedOver: { by: "nobody" } };
  }),
  "prints on where its money went while nobody knew whether it was there": order((data) => {
    const { cancel, ...rest } = data;
    return cancel && data.state === "paid" && data.handedOver?.doubt ? rest : data;
  }),
  "takes for not sent what is called off while nobody knows": order((data) => {
    const { handedOver, ...rest } = data;
    return data.cancel && handedOver?.doubt ? rest : data;
  }),
  "forgets that what was taken down may be at the print house": order((data) => {
    const { doubt: _, ...handedOver } = data.handedOver ?? {};
    return data.why === "taken down" && data.handedOver ? { ...data, handedOver } : data;
  }),
  "does not note of which picture a file is": writing(
    "discard",
    ({ item: { gsi1pk: _, gsi1sk: __, ...item }, ...write }) => [{ ...write, item }],
  ),
  "owes no mails": writing("order-mail", () => []),
  "does not write down that a mail was sent": changing("order-mail", ({ sentAt: _, ...data }) => data),
  "gives a mail up at the first failure": changing("order-mail", (data) =>
    data.sentAt ? data : { ...data, tries: 99 },
  ),
  "tells more than went back": changing("order-mail", (data) =>
    data.amount ? { ...data, amount: data.amount * 2 } : data,
  ),
  "keeps no list of what wants a person": writing("order-attention", () => []),
  "takes nothing off the list of what wants a person": writing("order-attention", (write) =>
    (write.item.data as Data).wanted ? [write] : [],
  ),
};
