import { expect, test } from "vitest";
import { customers } from "../../../functions/core/images/items.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { answers, aPictureRequest } from "../../support/picture-requests.ts";
import { ada } from "../../support/visitor.ts";

const GENERATE = "/images/text-to-image";
const HOUR_SECONDS = 3_600;
const unwelcome = {
  ...aPictureRequest,
  journeyStepValues: { ...answers, subject: "a naked woman on a beach" },
};

/** A shop whose guardrail is asked ten times a day. */
function open() {
  const studio = aShopWhoseModel();
  studio.withLimits({ guardrailCalls: { most: 10, withinSeconds: 24 * HOUR_SECONDS } });
  const kindsOf = async (
    browser: Awaited<ReturnType<typeof studio.aGuest>>,
    presses: number,
    asked: object,
  ) => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < presses; n++) codes.push((await browser.post(GENERATE, asked)).body.code);
    return codes;
  };
  return { ...studio, kindsOf };
}

test("what the shop's own list refuses is asked of nobody, and closes drawing for nobody", async () => {
  const { aGuest, kindsOf, asked } = open();
  for (const address of ["192.0.2.8", "192.0.2.9"])
    expect(new Set(await kindsOf(await aGuest({ address }), 20, unwelcome))).toEqual(
      new Set(["subject_not_allowed"]),
    );
  expect(asked.guardrail).toBe(0);
  expect((await (await aGuest()).post(GENERATE, aPictureRequest)).status).toBe(200);
});

test("the last questions of a day are for who has bought a print", async () => {
  const { aRegistered, kindsOf, asked, shop } = open();
  const user = await aRegistered(ada);
  const { _id: userId } = (await user.get("/user")).body.user;
  expect((await kindsOf(user, 10, aPictureRequest)).at(-1)).toBe("too_many_requests");
  expect(asked.guardrail).toBe(9);
  await shop.table.create(customers, { userId });
  expect((await user.post(GENERATE, aPictureRequest)).body.code).not.toBe("too_many_requests");
  expect(asked.guardrail).toBe(10);
});

test("guests who try too often do not shut out those of their network who have an account", async () => {
  const { aGuest, aRegistered, kindsOf, withLimits } = open();
  withLimits({ triesPerAddress: { most: 3, withinSeconds: HOUR_SECONDS } });
  expect((await kindsOf(await aGuest(), 4, unwelcome)).at(-1)).toBe("too_many_requests");
  expect((await (await aRegistered(ada)).post(GENERATE, aPictureRequest)).status).toBe(200);
});

test.for([
  ["triesPerNetwork56", "2001:db8:1:a0", "2001:db8:1:b01::1"],
  ["triesPerNetwork48", "2001:db8:1:a", "2001:db8:2:a00::1"],
] as const)("nor are the tries of a network without end: %s", async ([name, near, elsewhere]) => {
  const { aGuest, withLimits } = open();
  withLimits({ [name]: { most: 2, withinSeconds: HOUR_SECONDS } });
  const press = async (address: string) =>
    (await (await aGuest({ address })).post(GENERATE, unwelcome)).body.code;
  const codes = [];
  for (const n of [1, 2, 3]) codes.push(await press(`${near}${n}::1`));
  expect(codes).toEqual(["subject_not_allowed", "subject_not_allowed", "too_many_requests"]);
  expect(await press(elsewhere)).toBe("subject_not_allowed");
});
