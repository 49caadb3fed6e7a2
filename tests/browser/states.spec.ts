import { expect, test } from "./pages.ts";
import { faultsOf } from "./states/sound.ts";
import { everyState, wrongIn } from "./states/visiting.ts";

// Every state that a screen can be in, and not only every screen: for axe, in the dark, at 400 %, with text spacing and long words.

test.use({ expectedFault: /status of 4\d\d/ });
for (const [of, states] of Object.entries(everyState))
  test(`every state is there for everybody: ${of}`, async ({ page }) => {
    test.slow();
    expect(await wrongIn(page, states, faultsOf)).toEqual({});
  });
