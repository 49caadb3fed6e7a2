import type { Engine } from "./engine.ts";

/** What a hand does in a page, said in the page's own language: the same for every engine. */
const helpers = `
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[inert]");
  const called = (element) => (element.getAttribute("aria-label") ?? element.textContent).trim();
  const find = (selector, name) =>
    [...document.querySelectorAll(selector)].filter((one) => shown(one) && called(one).startsWith(name)).at(-1);
  const field = (label) => { const found = find("label", label); return found && (found.control ?? null); };
  const put = (element, value) => {
    const kind = { SELECT: HTMLSelectElement, TEXTAREA: HTMLTextAreaElement }[element.tagName] ?? HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value").set.call(element, value);
    for (const event of ["input", "change"]) element.dispatchEvent(new Event(event, { bubbles: true }));
    return true;
  };
`;

const PATIENCE_MS = 60_000;

export function handOn(engine: Engine) {
  const inPage = (body: string) => engine.run(`(() => { ${helpers} ${body} })()`);
  const until = async (what: string, body: string) => {
    const reached = () => inPage(body).then(Boolean, () => false);
    const end = Date.now() + PATIENCE_MS;
    while (!(await reached())) {
      if (Date.now() > end)
        throw new Error(`never ${what}: ${await inPage("return location.href + document.body.innerText")}`);
      await new Promise((later) => setTimeout(later, 100));
    }
  };
  const said = (text: string) => JSON.stringify(text);
  return {
    until,
    /** A page that sleeps is woken by a hand on it; a press of a script's it takes for nobody's. */
    wakes: () =>
      until("wakes", 'find("button", "")?.focus(); return "alive" in document.documentElement.dataset;'),
    sees: (text: string) => until(`sees ${text}`, `return document.body.innerText.includes(${said(text)})`),
    presses: (name: string) =>
      until(
        `presses ${name}`,
        `const one = find("button, a, summary", ${said(name)}); if (!one || one.disabled) return false; one.focus(); one.click(); return true;`,
      ),
    fills: (label: string, value: string) =>
      until(
        `fills ${label}`,
        `const one = field(${said(label)}); return one ? put(one, ${said(value)}) : false;`,
      ),
    ticks: (label: string) =>
      until(
        `ticks ${label}`,
        `const one = field(${said(label)}); if (one) one.click(); return Boolean(one);`,
      ),
    /** From now on, until the next page, whatever fails is noted. */
    listens: () =>
      inPage(
        `window.noted ??= []; for (const kind of ["error", "warn"]) console[kind] = (...words) => noted.push(words.join(" "));
         addEventListener("error", ({ message }) => noted.push(message));
         addEventListener("unhandledrejection", ({ reason }) => noted.push(String(reason)));`,
      ),
    heard: async () =>
      JSON.parse(String(await inPage("return JSON.stringify(window.noted ?? [])"))) as string[],
  };
}
