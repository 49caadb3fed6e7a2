import * as v from "valibot";
import { expect, test } from "vitest";
import { accountSizes } from "../../functions/core/accounts/account-sizes.ts";
import { Registration } from "../../web/src/accounts/rules.ts";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", password: "a fine horse" };
const faultsOf = (form: object) =>
  v.safeParse(Registration, form).issues?.map(({ message }) => message) ?? [];
const { least, most } = accountSizes.password;

test.for<[object, string[]]>([
  [{ password: "x".repeat(least) }, []],
  [{ password: "x".repeat(most) }, []],
  [{ password: "x".repeat(least - 1) }, [`Password must be at least ${least} characters`]],
  [{ password: "x".repeat(most + 1) }, [`Password must be at most ${most} characters`]],
  [{ firstName: "x".repeat(accountSizes.name) }, []],
  [{ lastName: "x".repeat(accountSizes.name + 1) }, ["Last name must be at most 80 characters"]],
  [{ email: `${"x".repeat(250)}@example.com` }, ["Email must be at most 254 characters"]],
])("a form says what the shop holds to: %# %o", ([change, faults]) => {
  expect(faultsOf({ ...ada, ...change })).toEqual(faults);
});
