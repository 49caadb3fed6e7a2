import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { seconds } from "../../../functions/lib/clock.ts";
import { googleAccounts } from "../../../functions/partners/google.ts";
import { aClock } from "../../support/clock.ts";

// What a truthful stand-in never says: answers that contradict each other, or come from somebody else's token.

const clock = aClock();
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function googleThatSays(token: object, user: object) {
  const answers: Record<string, object> = { "/tokeninfo": token, "/v1/userinfo": user };
  const running = createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    response.setHeader("content-type", "application/json").end(JSON.stringify(answers[path] ?? {}));
  });
  servers.push(running);
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  const { port } = running.address() as AddressInfo;
  return googleAccounts({ clock, clientId: "the-shop", standIn: `http://127.0.0.1:${port}` });
}

const token = {
  aud: "the-shop",
  azp: "the-shop",
  sub: "1",
  scope: "openid email profile",
  exp: String(seconds(clock.now()) + 60),
};
const user = { sub: "1", email: "ada@example.com", email_verified: "true", name: "Ada Lovelace" };

test("names and truths are read in either form", async () => {
  const google = await googleThatSays(token, user);
  expect(await google.whoHolds("any")).toEqual({
    subject: "1",
    email: "ada@example.com",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Lovelace",
    onceTheirs: true,
  });
});

test.each([
  ["ada@gmail.com", undefined, undefined],
  ["Ada@GoogleMail.com", undefined, undefined],
  ["ada@example.com", "example.com", undefined],
  ["ada@example.com", undefined, true],
  ["ada@example.com", "", true],
  ["ada@notgmail.com", undefined, true],
])("whether Google runs the mailbox of %s, with %s, is known", async (email, hd, onceTheirs) => {
  const google = await googleThatSays(token, { ...user, email, hd });
  expect((await google.whoHolds("any"))?.onceTheirs).toBe(onceTheirs);
});

test.for([
  ["both answers are about different people", {}, { sub: "2" }],
  ["another shop asked for it in our name", { azp: "another-shop" }, {}],
  ["it was made for another shop", { aud: "another-shop" }, {}],
  ["its time is over, whatever Google's status says", { exp: String(seconds(clock.now())) }, {}],
  ["its time is nonsense", { exp: "soon" }, {}],
  ["it opens no address", { scope: "openid profile" }, {}],
  ["there is no address", {}, { email: undefined }],
] as const)("a token opens nothing when %s", async ([, wrongToken, wrongUser]) => {
  const google = await googleThatSays({ ...token, ...wrongToken }, { ...user, ...wrongUser });
  expect(await google.whoHolds("any")).toBeUndefined();
});

test("an address is unverified unless Google says that it is", async () => {
  for (const email_verified of [undefined, false, "false", null, 1])
    expect(
      (await (await googleThatSays(token, { ...user, email_verified })).whoHolds("any"))?.emailVerified,
    ).toBe(false);
});
