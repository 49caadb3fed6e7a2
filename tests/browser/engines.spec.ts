import { expect, test } from "@playwright/test";
import type { Engine } from "./engines/engine.ts";
import { firefox, firefoxBinary } from "./engines/firefox.ts";
import { handOn } from "./engines/hand.ts";
import { webkit, webkitBinaries } from "./engines/webkit.ts";

// Playwright brings its own Chromium alone: the other engines are those of the system, where it has them. They have no
// page of Playwright's, whose console pages.ts listens to: what they say is heard by the hand.

const engines = {
  Firefox: {
    open: () => firefox(firefoxBinary ?? ""),
    missing: firefoxBinary ? undefined : "Firefox is not installed (apt-get install firefox-esr)",
  },
  WebKit: {
    open: () => {
      if (!webkitBinaries) throw new Error("not installed");
      return webkit(webkitBinaries);
    },
    missing: webkitBinaries ? undefined : "WebKit is not installed (apt-get install webkit2gtk-driver xvfb)",
  },
} satisfies Record<string, { open: () => Promise<Engine>; missing: string | undefined }>;

for (const [name, { open, missing }] of Object.entries(engines))
  test(`the main story in ${name}, from a sentence to a paid order`, async ({ baseURL }) => {
    test.skip(missing !== undefined, missing);
    test.setTimeout(240_000);
    const engine = await open();
    test.info().annotations.push({ type: "engine", description: engine.version });
    try {
      const hand = handOn(engine);
      await engine.open(`${baseURL}/journey`);
      await hand.listens();
      await hand.wakes();
      await hand.presses("Sumi-e");
      await hand.presses("Continue");
      await hand.fills("Subject", "A fox asleep under a birch");
      await hand.presses("Continue");
      await hand.fills("Aspect ratio", "portrait");
      await hand.presses("Generate Image");
      await hand.sees("Review your creation");
      await hand.presses("Make me a poster");
      await hand.sees("Art Paper Print");
      await hand.presses("Add to cart");
      await hand.sees("Subtotal");
      expect(await hand.heard()).toEqual([]);
      await hand.presses("Checkout");
      await hand.fills("Card number", "4242 4242 4242 4242");
      await hand.fills("Email", "ada@example.com");
      await hand.fills("Full name", "Ada Lovelace");
      await hand.fills("Address line 1", "1 Museum Mile");
      await hand.fills("City", "New York");
      await hand.fills("State", "NY");
      await hand.fills("ZIP", "10028");
      await hand.fills("Expiration", "12/30");
      await hand.fills("CVC", "123");
      await hand.ticks("Budget");
      await hand.presses("Pay");
      await hand.sees("Thank You For Your Order!");
      await hand.listens();
      await hand.presses("See your order");
      await hand.sees("What happened so far");
      expect(await hand.heard()).toEqual([]);
      await engine.open(`${baseURL}/orders`);
      await hand.sees("1 copy");
    } finally {
      await engine.close();
    }
  });
