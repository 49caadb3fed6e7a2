import { expect, test } from "./pages.ts";
import { lostAt320 } from "./states/sound.ts";
import { everyState, wrongIn } from "./states/visiting.ts";

// What people write has no place to break at: the longest that the shop takes of each.

const endless = (length: number) => "Donaudampfschifffahrt".repeat(length).slice(0, length);

const longer: Record<string, string> = {
  "A fox asleep under a birch": endless(500),
  "Ada Lovelace": `Ada${endless(90)}`,
  '"firstName":"Ada"': `"firstName":"Ada${endless(90)}"`,
  Lovelace: endless(90),
  "ada@example.com": `${endless(60)}ada@example.com`,
  "1 Museum Mile": endless(100),
  "New York": endless(100),
};

/** The same with long words in the place of short ones. */
const lengthened = <Thing>(thing: Thing): Thing =>
  JSON.parse(
    Object.entries(longer).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(thing)),
  );

test.use({ expectedFault: /status of 4\d\d/, viewport: { width: 320, height: 640 } });
for (const [of, states] of Object.entries(everyState))
  test(`long words break, and widen nothing: ${of}`, async ({ page }) => {
    test.slow();
    expect(await wrongIn(page, states, lostAt320, lengthened)).toEqual({});
  });
