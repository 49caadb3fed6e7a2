import { expect, test } from "vitest";
import type { OfferedTo } from "../../../functions/core/cart/quoting.ts";
import type { Quoted } from "../../../functions/core/fulfilment/printer.ts";
import { line, quoted, quoting, silent } from "./quoting.ts";

test("an estimate never grows into a quote: the dearest piece pays whole, each other one a third", async () => {
  const { offers, house, clock } = quoting(silent);
  const three = [line("16x24", { copies: 2 }), line("24x36", { Frame: "black" })];
  // $34.55, and twice a third of $12.95.
  expect(
    (await offers(...three)).map(({ shipmentMethod, cost, estimated }) => [
      shipmentMethod,
      cost.amount,
      estimated,
    ]),
  ).toEqual([
    ["Budget", 43.19, true],
    ["Standard", 53.98, true],
    ["Express", 112.28, true],
  ]);
  house.answer = quoted(["Budget", 700]);
  clock.advance({ seconds: 31 });
  await offers(...three);
  expect(await offers(...three)).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
});

test("while the print house is silent one waits, and nobody after them", async () => {
  const { offers, house, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  // From now on nobody ever answers: whoever asked would wait for ever.
  house.answer = () => new Promise<Quoted>(() => {});
  for (const size of ["12x18", "20x30", "24x36"])
    expect(await offers(line(size))).toMatchObject([{ estimated: true }, {}, {}]);
  expect(asked).toHaveLength(1);
  clock.advance({ seconds: 31 });
  void offers(line("12x18"));
  await new Promise(setImmediate);
  for (const size of ["12x18", "20x30"]) await offers(line(size));
  expect(asked).toHaveLength(2);
});

test("a silence lasts for thirty seconds, and is over for everybody as soon as one is answered", async () => {
  const { offers, house, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 29 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(1);
  house.answer = quoted(["Budget", 700]);
  clock.advance({ seconds: 1 });
  // Whose answer is out may be frozen until the next one asks: nothing is left under way.
  expect(await offers(line("16x24"))).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
  expect(asked).toHaveLength(2);
  // A cart of which nothing is known yet.
  expect(await offers(line("20x30"))).toMatchObject([{ cost: { amount: 7 }, estimated: false }]);
});

test("no answer to who asked after a silence is another one, to the second", async () => {
  const { offers, asked, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 30 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(2);
  clock.advance({ seconds: 29 });
  await offers(line("16x24"));
  expect(asked).toHaveLength(2);
});

test("whoever pays is told what it costs, also while the print house is thought silent", async () => {
  const { offers, offersTo, house, asked } = quoting(silent);
  await offers(line("16x24"));
  house.answer = quoted(["Budget", 700], ["Overnight", 4000]);
  const paying = await offersTo({ whose: "checkout" }, line("16x24"));
  expect(paying).toMatchObject([{ estimated: false }, { shipmentMethod: "Overnight", estimated: false }]);
  expect(asked).toHaveLength(2);
  expect(await offers(line("20x30"))).toMatchObject([{ estimated: false }, { estimated: false }]);
});

test("a cart that may not ask is guessed at, and nobody is counted for asking in a silence", async () => {
  const { offers, offersTo, asked } = quoting(silent);
  let counted = 0;
  const barred: OfferedTo = {
    whose: "cart",
    mayAsk: async () => {
      counted++;
      return false;
    },
  };
  expect(await offersTo(barred, line("16x24"))).toMatchObject([{ estimated: true }, {}, {}]);
  expect([asked.length, counted]).toEqual([0, 1]);
  await offers(line("16x24"));
  await offersTo(barred, line("16x24"));
  expect([asked.length, counted]).toEqual([1, 1]);
});

test("having no room for a call ends no silence and begins none", async () => {
  const { offers, house, clock } = quoting(silent);
  await offers(line("16x24"));
  clock.advance({ seconds: 30 });
  house.answer = { outcome: "unsure", reason: "no room", why: "busy" };
  await offers(line("16x24"));
  house.answer = quoted(["Budget", 700]);
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: false }]);
});

test("having no room for a call is no silence", async () => {
  const { offers, house } = quoting({ outcome: "unsure", reason: "no room", why: "busy" });
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: true }, {}, {}]);
  house.answer = quoted(["Budget", 700]);
  expect(await offers(line("16x24"))).toMatchObject([{ estimated: false }]);
});

test("what was quoted before is better than a guess, and marked all the same", async () => {
  const { offers, house, clock } = quoting(quoted(["Budget", 700], ["Overnight", 4000]));
  await offers(line("16x24"));
  clock.advance({ hours: 2 });
  house.answer = silent;
  expect(await offers(line("16x24"))).toMatchObject([
    { cost: { amount: 7 }, estimated: true },
    { cost: { amount: 40 }, estimated: true },
  ]);
});
