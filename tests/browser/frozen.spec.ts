import { expect, test } from "@playwright/test";
import { firefox, firefoxBinary } from "./engines/firefox.ts";
import { handOn } from "./engines/hand.ts";
import { anAccount } from "./people.ts";

// Chromium without a window keeps no page for the way back, and WebKit none that is driven: Firefox does both, but on a
// busy machine only sometimes. So this is played by `npm run engines`, and not by every run.
test("in Firefox, a page that was frozen comes back with nothing of who left in another tab", async ({
  baseURL,
  request,
}) => {
  test.skip(!firefoxBinary, "Firefox is not installed (apt-get install firefox-esr)");
  test.setTimeout(240_000);
  const { email, password } = await anAccount(request);
  const engine = await firefox(firefoxBinary ?? "");
  try {
    const hand = handOn(engine);
    /** Leaves the page as it stands for another one, as a link to elsewhere does. */
    const goOn = (path: string) => engine.open(`${baseURL}${path}`);
    const back = async () => {
      await engine.run("history.back()");
      await hand.until("is back, frozen meanwhile", "return window.frozen && window.wokenUp");
    };
    const freezes = () =>
      engine.run(
        `window.frozen = true; addEventListener("pageshow", ({ persisted }) => { window.wokenUp = persisted; }); 1`,
      );
    // A ready page sleeps until a hand of flesh and blood is there.
    await goOn("/journey");
    await hand.wakes();
    await hand.presses("Login");
    await hand.fills("Email", email);
    await hand.fills("Password", password);
    // "Log In" is how the way with Google begins as well.
    await engine.run(`document.querySelector("dialog[open] form").requestSubmit()`);
    await hand.until("is logged in", `return Boolean(find("button, summary", "Account of Ada"))`);
    await goOn("/account");
    await hand.sees(email);
    // Firefox freezes no page that waits for something.
    await hand.until(
      "has all that it asks for",
      `const names = performance.getEntriesByType("resource").map(({ name }) => name);
       return ["/auth/authenticate", "/reporting-"].every((part) => names.some((name) => name.includes(part)));`,
    );
    await freezes();
    await goOn("/cart");
    await engine.inAnotherTab(async () => {
      await goOn("/cart");
      await hand.presses("Account of Ada");
      await hand.presses("Log out");
      await hand.sees("Login");
    });
    await back();
    await hand.sees("Please log in to see your account.");
    expect(await engine.run(`document.body.innerText.includes(${JSON.stringify(email)})`)).toBe(false);
    expect(await engine.run(`JSON.parse(localStorage.getItem("root")).state.user`)).toBeFalsy();
  } finally {
    await engine.close();
  }
});
