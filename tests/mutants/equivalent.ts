import { type Mutation, mutated } from "./mutations.ts";

/** A mutant that behaves as its source does, told by its line before and after, and why nobody could notice. */
type Equivalent = { file: string; was: string; is: string; why: string };

export const EQUIVALENT: Equivalent[] = [
  {
    file: "functions/core/cart/cart.ts",
    was: "return setCopies(lines, twin, (lines[twin]?.copies ?? 0) - line.copies);",
    is: "return setCopies(lines, twin, (lines[twin]?.copies ?? 0 + 1) - line.copies);",
    why: "what is not there has no place either, and setCopies leaves the lines alone, whatever the number",
  },
  {
    file: "functions/core/cart/quoting.ts",
    was: "const factors: Record<ShippingMethod, number> = { Budget: 1, Standard: 1.25, Express: 2.6, Overnight: 4.2 };",
    is: "const factors: Record<ShippingMethod, number> = { Budget: 1, Standard: 1.25, Express: 2.6, Overnight: 4.2 + 1 };",
    why: "overnight is only sold where it was quoted: nobody estimates it",
  },
  {
    file: "functions/core/cart/quoting.ts",
    was: "const dearest = Math.max(0, ...costs);",
    is: "const dearest = Math.max(0 + 1, ...costs);",
    why: "nobody estimates for nothing, and no piece is sent for less than a cent",
  },
  {
    file: "functions/core/checkout/older-pages.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source as it stands there
    was: "`${one.createdAt} ${one.orderId}` < `${other.createdAt} ${other.orderId}`;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source as it stands there
    is: "`${one.createdAt} ${one.orderId}` <= `${other.createdAt} ${other.orderId}`;",
    why: "no order is asked whether it is older than itself, and no two have one id",
  },
  {
    file: "functions/core/images/image.ts",
    was: '"output" in state ? state.output : undefined;',
    is: "true ? state.output : undefined;",
    why: "what a state does not have is undefined; only the types want to be asked first",
  },
  {
    file: "functions/core/orders/order-rules.ts",
    was: 'export const cancelOf = (order: Order) => ("cancel" in order ? order.cancel : undefined);',
    is: "export const cancelOf = (order: Order) => (true ? order.cancel : undefined);",
    why: "what a state does not have is undefined; only the types want to be asked first",
  },
  {
    file: "functions/core/orders/reconciler.ts",
    was: "dueAt: later(needs, backoff[Math.min(order.tries, backoff.length - 1)] ?? 0),",
    is: "dueAt: later(needs, backoff[Math.min(order.tries, backoff.length - 1)] ?? 0 + 1),",
    why: "nobody looks behind the end of the list; only the types want an answer",
  },
  ...["answer.status <= 300", "answer.status < 300 + 1"].flatMap((planted) =>
    [
      "return answer.status < 300 && data?.quotes ? quotedFrom(data.quotes, items) : unclear(answer);",
      'if (answer.status < 300 && data) return { outcome: "accepted", id: data.order.id };',
    ].map((was) => ({
      file: "functions/partners/prodigi/printer.ts",
      was,
      is: was.replace("answer.status < 300", planted),
      why: "the client hands on 2xx, 400 and 404, and no status 300",
    })),
  ),
];

const lineOf = (text: string, line: number) => text.split("\n")[line - 1]?.trim();

export const equivalent = (file: string, text: string, mutation: Mutation) =>
  EQUIVALENT.some(
    (known) =>
      known.file === file &&
      known.was === lineOf(text, mutation.line) &&
      known.is === lineOf(mutated(text, mutation), mutation.line),
  );
