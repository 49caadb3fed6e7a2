import { expect, test } from "vitest";
import { PROFILE } from "../../../functions/core/accounts/items.ts";
import { amendedMeanwhile } from "../../support/amended-meanwhile.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

/** Where something else of an account is written in the very moment when a mailed link is opened, once for each link. */
const changedMeanwhile = () =>
  amendedMeanwhile((writes) => {
    const token = writes.find((one) => one.kind === "delete" && one.key.pk.startsWith("TOK#"));
    const profile = writes.find((one) => one.kind === "put" && one.item.sk === PROFILE);
    return token?.kind === "delete" && profile?.kind === "put"
      ? [{ key: profile.item, once: token.key.pk }]
      : [];
  });

test("a link that is opened while its account is written to is as good as before, and still good once", async () => {
  const { visitor, mailedToken } = anOpenShop({ kept: changedMeanwhile() });
  const browser = visitor();
  await browser.post("/auth/register-guest");
  await browser.post("/auth/register", ada);
  const emailToken = mailedToken();
  const verify = () => browser.post("/auth/verify-email", { emailToken });
  expect([(await verify()).status, (await verify()).status]).toEqual([200, 404]);
  await browser.post("/auth/forgot-password", { email: ada.email });
  const token = mailedToken();
  const reset = () => visitor().post("/auth/reset-password", { token, password: "another horse" });
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 404]);
  expect((await visitor().post("/auth/login", { ...ada, password: "another horse" })).status).toBe(200);
});
