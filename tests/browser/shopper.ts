export type Ending = "bought" | "told" | "stuck" | "blank" | "wrong sum";

/**
 * Runs in a page: somebody who wants a picture on the wall and does the next thing that can be done, tries again where
 * that is offered, and gives up with a sentence. Says how it ended, what was on the screen then, and what was done.
 */
export async function shop({ patience }: { patience: number }) {
  type Line = { copies: number };
  const TRIES = 4;
  const tried: Record<string, number> = {};
  /** Asked hundreds of times, and so without where it stands. */
  const shown = (element: Element) => element.checkVisibility();
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
  const words = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const dialog = () => all("dialog[open]").at(-1);
  /** Of hundreds that are asked few have the name: whether they are seen is asked last. */
  const button = (name: string) =>
    [...(dialog() ?? document).querySelectorAll<HTMLElement>("button:not([disabled]), a")].find(
      (one) => words(one).startsWith(name) && shown(one),
    );
  const field = (name: string) =>
    [...document.querySelectorAll("label")].find((one) => words(one).startsWith(name) && shown(one));
  const put = (control: Element | null | undefined, value: string) => {
    const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, value);
    for (const event of ["input", "change"]) control?.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const empty = (name: string) => {
    const control = field(name)?.control as HTMLSelectElement | HTMLTextAreaElement | null | undefined;
    return control && shown(control) && control.value === "" ? control : undefined;
  };
  const text = () => document.querySelector("main")?.textContent ?? "";
  const sums = (where: Element | null | undefined) =>
    ((where?.textContent ?? "").match(/\$[\d,]+\.\d\d/g) ?? []).map((sum) =>
      Number(sum.replace(/[$,]/g, "")),
    );
  const cart = () => all("dialog#cart[open]")[0];
  /** What outlives a page: how often the print was put into the cart, and for how much. */
  const kept = () => JSON.parse(sessionStorage.story) as { added?: number; price?: number; bought: Line[] };
  const putIn = () => {
    const [price] = sums(document.querySelector('main [aria-label="Price"]'));
    sessionStorage.story = JSON.stringify({ ...kept(), added: (kept().added ?? 0) + 1, price });
    button("Add to cart")?.click();
  };
  /** What was put in so often was bought at most so often, and at the price that was seen. */
  const isPaidRight = () => {
    const { added = 0, price = 0, bought } = kept();
    const copies = bought.reduce((sum, line) => sum + line.copies, 0);
    const [total] = sums(document.querySelector("main")).slice(-1);
    return total === price * copies && copies > 0 && copies <= added;
  };
  /** One line lies in it: what is shown as the sum is its price, as often as it is wanted. */
  const addsUp = () => {
    const [price = 0] = sums(cart());
    const states = [...(cart()?.querySelectorAll('[role="status"]') ?? [])];
    const [subtotal = 0] = sums(states.find((one) => words(one).startsWith("Subtotal")));
    const copies = Number(cart()?.querySelector<HTMLSelectElement>("select")?.value ?? 1);
    return Math.abs(price * copies - subtotal) < 0.005;
  };

  /** What can be done, the farthest first. */
  const next = (): [string, () => void] | undefined => {
    const ways: [string, () => unknown, () => void][] = [
      ["try again", () => button("Try again"), () => button("Try again")?.click()],
      ["check out", () => cart() && button("Checkout"), () => button("Checkout")?.click()],
      ["into the cart", () => button("Add to cart"), putIn],
      ["a poster", () => button("Make me a poster"), () => button("Make me a poster")?.click()],
      ["shape", () => empty("Aspect ratio"), () => put(empty("Aspect ratio"), "portrait")],
      ["generate", () => button("Generate Image"), () => button("Generate Image")?.click()],
      ["words", () => empty("Subject"), () => put(empty("Subject"), "A fox asleep under a birch")],
      [
        "style",
        () => button("Sumi-e")?.getAttribute("aria-pressed") === "false",
        () => button("Sumi-e")?.click(),
      ],
      ["go on", () => button("Continue"), () => button("Continue")?.click()],
    ];
    const found = ways.find(([, when]) => when());
    return found && [found[0], found[2]];
  };
  const sentence = () =>
    [...all('[role="alert"]:not(.Toastify *)'), ...all(".Toastify__toast--error")]
      .map(words)
      .find((said) => /\w/.test(said)) ??
    /.{0,60}(?:could not|couldn't|went wrong|do not have|empty|log in again|not found|haven't|you need an image).{0,60}/is.exec(
      `${text()} ${dialog()?.textContent ?? ""}`,
    )?.[0];

  let quiet = performance.now();
  let before = "";
  // Time passes twenty times as fast here: a fortieth of a second. No picture of the screen has to be drawn for it.
  const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
  const ended = (ending: Ending) => ({
    ending,
    said: sentence(),
    tried,
    screen: location.pathname + text().slice(0, 300),
  });
  for (;;) {
    await tick();
    if (text().includes("WF-QUICK")) return ended(isPaidRight() ? "bought" : "wrong sum");
    if (cart() && sums(cart()).length > 1 && !addsUp()) {
      // The sum follows with the next picture of the screen.
      await tick();
      if (cart() && sums(cart()).length > 1 && !addsUp()) return ended("wrong sum");
    }
    const now = `${location.pathname}${text()}${dialog()?.textContent ?? ""}`;
    if (now !== before) quiet = performance.now();
    before = now;
    const way = next();
    const waited = performance.now() - quiet;
    if (way && (tried[way[0]] ?? 0) < TRIES && (waited > 60 || !tried[way[0]])) {
      tried[way[0]] = (tried[way[0]] ?? 0) + 1;
      way[1]();
      quiet = performance.now();
    } else if (waited > patience && sentence()) return ended("told");
    // A busy machine answers late: nothing is called stuck before that is ruled out.
    else if (waited > 10 * patience) return ended(/\w{3}/.test(text()) ? "stuck" : "blank");
  }
}
