import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, sources } from "../architecture/sources.ts";

const page = (name: string) =>
  readFileSync(join(root, `web/src/pages/${name}.tsx`), "utf8").replaceAll(/\s+/g, " ");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("whatever is kept on a device stands in the cookie policy, and nothing else", () => {
  const told = names(page("CookiePolicy"), /<th scope="row">(?:\s*<Whole>)?([^<]+)</g).map((name) =>
    name.toLowerCase(),
  );
  const keeping = sources.filter(
    ({ path, text }) => path.startsWith("web/src/") && /(?:Storage\.setItem|caches\.open)\(/.test(text),
  );
  const named = sources.filter(({ path }) => path.startsWith("web/src/storage/"));
  const kept = [...keeping, ...named].flatMap(({ text }) =>
    names(text, /^(?:export )?const [A-Z]+ = "([a-z-]+)"/gm),
  );
  const cookies = sources.find(({ path }) => path === "functions/api/session-cookie.ts")?.text ?? "";
  const expected = [...kept, ...names(cookies, /setCookie\(c, named\("(\w+)"/g)];
  expect([...new Set(told)].sort()).toEqual([...new Set(expected)].sort());
});

test("the cookie policy says what sets a cookie, and what is kept of whoever is not signed in", () => {
  const [, browser = "", kept = ""] = page("CookiePolicy").split(/<th scope="row">(?:Browser|root)</);
  expect(browser).toMatch(/sign up.*new password/);
  const [signedOut] = kept.replaceAll(/<\/?Whole>|\{" "\}/g, "").split("While you are signed in");
  expect(signedOut).toContain("ZIP");
  expect(signedOut).toContain("e-mail address that you signed up with");
});

test("neither privacy policy nor terms promise what is not so", () => {
  expect(page("PrivacyPolicy")).not.toMatch(/account page you can[^.]*correct/);
  expect(page("TermsOfService")).not.toContain("nothing is cut off");
});

test.each(["Returns", "Shipping"])("%s says how a photo reaches us: the form takes none", (name) => {
  expect(page(name)).toMatch(/\bphotos?\b[^.]* your reply/);
});
