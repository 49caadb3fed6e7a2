import { expect, test } from "vitest";
import { claims } from "../../../functions/core/accounts/items.ts";
import { forgetPerson } from "../../../functions/core/orders/operators/person.ts";
import { ada, anOpenShop } from "../../support/visitor.ts";

const theirs = "the thief's own";

/** A stranger registers somebody's address, with a guest's cart; the owner of the mailbox opens what was mailed. */
async function claimed() {
  const shop = anOpenShop();
  const thief = shop.visitor({ address: "198.51.100.9" });
  const guest = (await thief.post("/auth/register-guest")).body.user._id as string;
  await thief.post("/auth/register", { ...ada, password: theirs });
  const emailToken = shop.mailedToken();
  const owner = shop.visitor();
  return { ...shop, thief, guest, owner, emailToken };
}

test("who opens a stranger's mail chooses the password, and is asked for it", async () => {
  const { owner, visitor, emailToken } = await claimed();
  const asked = await owner.post("/auth/verify-email", { emailToken });
  expect([asked.status, asked.body.fields]).toEqual([
    422,
    { password: expect.stringMatching(/[Pp]assword/) },
  ]);
  const done = await owner.post("/auth/verify-email", { emailToken, password: ada.password });
  expect(done.status).toBe(200);
  expect((await visitor().post("/auth/login", { ...ada, password: theirs })).status).toBe(401);
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
});

test("a stranger's guest does not become the owner's account", async () => {
  const { owner, thief, guest, emailToken } = await claimed();
  const { body } = await owner.post("/auth/verify-email", { emailToken, password: ada.password });
  expect(body.user._id).not.toBe(guest);
  expect((await thief.get("/user")).body.user).toMatchObject({ _id: guest, userType: "guest" });
});

test("a later registration by a stranger takes nothing from the owner's own", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const owner = visitor();
  await owner.post("/auth/register", ada);
  const emailToken = mailedToken();
  await visitor({ address: "198.51.100.9" }).post("/auth/register", { ...ada, password: theirs });
  expect((await owner.post("/auth/verify-email", { emailToken })).status).toBe(200);
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
  expect((await visitor().post("/auth/login", { ...ada, password: theirs })).status).toBe(401);
});

test("of two mails, the stranger's is worth nothing once the address is verified", async () => {
  const { visitor, mailedToken, owner, emailToken } = await claimed();
  await owner.post("/auth/register", ada);
  await owner.post("/auth/verify-email", { emailToken: mailedToken() });
  const late = await visitor().post("/auth/verify-email", { emailToken, password: theirs });
  expect(late.status).toBe(404);
});

test("the mail sent once more makes no account of a stranger's password either", async () => {
  const { owner, mailedToken } = await claimed();
  await owner.post("/auth/register", ada);
  const stranger = owner;
  await stranger.post("/auth/resend-verification", { email: ada.email });
  const { status } = await anOpenShop().visitor().post("/auth/verify-email", { emailToken: mailedToken() });
  expect(status).toBe(404);
});

test("a guessed proof of having registered proves nothing", async () => {
  const { visitor, emailToken } = await claimed();
  const guesser = visitor();
  guesser.proof = "__Host-browser=guessed";
  expect((await guesser.post("/auth/verify-email", { emailToken })).status).toBe(422);
});

test("Google's sign-in leaves nothing of what a stranger registered", async () => {
  const { owner, people, visitor, emailToken } = await claimed();
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  expect((await owner.post("/auth/google-oauth", { access_token: "ya29" })).status).toBe(200);
  expect((await visitor().post("/auth/login", { ...ada, password: theirs })).status).toBe(401);
  expect((await visitor().post("/auth/verify-email", { emailToken, password: theirs })).status).toBe(404);
});

test("two addresses that one guest registered become two accounts", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const browser = visitor();
  await browser.post("/auth/register-guest");
  const other = { ...ada, email: "other@example.com" };
  await browser.post("/auth/register", other);
  const first = mailedToken();
  await browser.post("/auth/register", ada);
  const second = mailedToken();
  await browser.post("/auth/verify-email", { emailToken: first });
  const victim = await visitor().post("/auth/verify-email", { emailToken: second, password: "a new one" });
  const own = await visitor().post("/auth/login", other);
  expect([victim.body.user.email, own.body.user.email]).toEqual([ada.email, other.email]);
  expect(own.body.user._id).not.toBe(victim.body.user._id);
});

test("who registered and has not opened the mail is told to, whether the address has an account or not", async () => {
  const { visitor, aRegistered } = anOpenShop();
  await aRegistered();
  const again = { ...ada, password: "another password" };
  await visitor().post("/auth/register", again);
  const fresh = { ...ada, email: "new@example.com" };
  await visitor().post("/auth/register", fresh);
  const [known, unknown] = [
    await visitor().post("/auth/login", again),
    await visitor().post("/auth/login", fresh),
  ];
  expect([known.status, known.body]).toEqual([401, unknown.body]);
  expect(known.body.error).toContain("open the mail");
});

test("who registered, and chose another password where the mail was opened, is told of it; and so is a stranger", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const [laptop, phone, stranger] = [visitor(), visitor(), visitor({ address: "198.51.100.9" })];
  await laptop.post("/auth/register", ada);
  const emailToken = mailedToken();
  const logsIn = (browser: typeof laptop, password: string) =>
    browser.post("/auth/login", { email: ada.email, password });
  const waiting = await logsIn(laptop, ada.password);
  await phone.post("/auth/verify-email", { emailToken, password: "of the phone" });
  const verified = await logsIn(laptop, ada.password);
  expect([verified.status, verified.body.error]).toEqual([
    401,
    expect.stringContaining("the password that you chose"),
  ]);
  // A stranger may have registered it, and must not see from the answer when the owner has opened the mail.
  expect(verified.body).toEqual(waiting.body);
  await stranger.post("/auth/register", { ...ada, password: theirs });
  expect((await logsIn(stranger, theirs)).body).toEqual(waiting.body);
  expect((await logsIn(laptop, "of the phone")).status).toBe(200);
});

test.each([
  ["before there was an account", "earlier"],
  ["while there was one", "later"],
] as const)(
  "a stranger who registered the address %s does not see from their login that it has gone",
  async (_, when) => {
    const { owner, thief, emailToken } = await claimed();
    await owner.post("/auth/verify-email", { emailToken, password: ada.password });
    if (when === "later") await thief.post("/auth/register", { ...ada, password: theirs });
    await thief.post("/auth/register", { ...ada, email: "nobody@example.com", password: theirs });
    expect((await owner.delete("/user", { password: ada.password })).status).toBe(200);
    const asks = (email: string) => thief.post("/auth/login", { email, password: theirs });
    const [gone, never] = [await asks(ada.email), await asks("nobody@example.com")];
    expect([gone.status, gone.body]).toEqual([never.status, never.body]);
    expect(gone.body.code).toBe("unverified");
  },
);

test("nor where its owner came by way of Google, or an operator has forgotten them", async () => {
  const { owner, thief, people, shop } = await claimed();
  const asks = () => thief.post("/auth/login", { email: ada.email, password: theirs });
  people.ya29 = { subject: "1", email: ada.email, emailVerified: true, firstName: "Ada", lastName: "" };
  for (const leaves of [() => owner.delete("/user", {}), () => forgetPerson(shop, ada.email)]) {
    await owner.post("/auth/google-oauth", { access_token: "ya29" });
    await leaves();
    owner.token = undefined;
    expect((await asks()).body.code).toBe("unverified");
  }
});

test("whoever deletes their account takes along what they registered with", async () => {
  const { shop, aRegistered, visitor } = anOpenShop();
  const browser = await aRegistered();
  await browser.delete("/user", { password: ada.password });
  expect(await shop.table.get(claims, { email: ada.email })).toBeUndefined();
  expect((await visitor().post("/auth/login", ada)).body.code).toBe("wrong_password");
});

test("an account carries no name that was typed in another browser than the one that opens the mail", async () => {
  const { visitor, mailedToken } = anOpenShop();
  const [victim, stranger] = [visitor(), visitor({ address: "198.51.100.9" })];
  await victim.post("/auth/register", ada);
  const names = { firstName: "Call +1 900 555 0100", lastName: "https://evil.example" };
  await stranger.post("/auth/register", { ...ada, ...names, password: theirs });
  await visitor({ address: "198.51.100.8" }).post("/auth/resend-verification", { email: ada.email });
  const opened = { emailToken: mailedToken(), password: ada.password };
  const { status, body } = await victim.post("/auth/verify-email", opened);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/900|evil/);
  expect(JSON.stringify((await victim.get("/user/export")).body)).not.toMatch(/900|evil/);
});

test("whoever opens the mail in another browser says their name there, if they like", async () => {
  const { owner, visitor, mailedToken, emailToken } = await claimed();
  const names = { firstName: "Ada", lastName: "King" };
  const { body } = await owner.post("/auth/verify-email", { emailToken, password: ada.password, ...names });
  expect(body.user).toMatchObject(names);
  const browser = visitor();
  await browser.post("/auth/register", { ...ada, email: "other@example.com" });
  const here = await browser.post("/auth/verify-email", {
    emailToken: mailedToken(),
    firstName: "Not",
    lastName: "Asked",
  });
  expect(here.body.user).toMatchObject({ firstName: ada.firstName, lastName: ada.lastName });
});

test("no word of a stranger stands in the mail to an address that nobody has proven", async () => {
  const { visitor, inbox } = anOpenShop();
  const firstName = "you won $500! https://evil.example/win";
  await visitor().post("/auth/register", { ...ada, firstName });
  expect(inbox.at(-1)?.text).not.toContain("evil.example");
  expect(inbox.at(-1)?.html).not.toContain("evil.example");
});
