type Rule = { head: string; body: string; text: string };

/** The rules of a minified sheet, one level deep. */
function* rulesOf(css: string): Generator<Rule> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const semicolon = css.indexOf(";", at);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      yield { head: "", body: "", text: css.slice(at, semicolon + 1) };
      at = semicolon + 1;
      continue;
    }
    if (open === -1) return;
    const end = endOfBlock(css, open);
    yield { head: css.slice(at, open), body: css.slice(open + 1, end - 1), text: css.slice(at, end) };
    at = end;
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 1;
  let end = open + 1;
  for (; depth > 0 && end < css.length; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
  return end;
}

const grouped = /^@(?:media|supports|container|layer)/;

const keyframes = /^@keyframes (.+)$/;

/** Lists of other selectors, the inner ones first: what an element is not need not stand in the page. */
const within = /\([^()]*\)/g;

function withoutLists(selectors: string): string {
  const outer = selectors.replaceAll(within, "");
  return outer === selectors ? outer : withoutLists(outer);
}

type Element = { name: string; attributes: ReadonlyMap<string, string>; classes: ReadonlySet<string> };

const tag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi;

const elementsOf = (html: string): Element[] =>
  [...html.matchAll(tag)].map(([, name = "", given = ""]) => {
    const attributes = new Map(
      [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    return { name, attributes, classes: new Set(attributes.get("class")?.split(/\s+/)) };
  });

/** What a browser or the page's own code changes before the site is there. */
const changing = /^(?:html|:root)|\[(?:open|aria-busy|data-failed)\b/;

const asked = /\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g;

/** Whether an element may be what a selector asks for between two combinators. */
function mayBe({ name, attributes, classes }: Element, compound: string): boolean {
  const [wanted = name] = /^[\w-]+/.exec(compound) ?? [];
  const hasClasses = [...compound.matchAll(/\.([\w-]+)/g)].every(([, one = ""]) => classes.has(one));
  if (wanted !== name || !hasClasses) return false;
  if (changing.test(compound)) return true;
  return [...compound.replace(":disabled", "[disabled]").matchAll(asked)].every(
    ([, key = "", value = attributes.get(key)]) => attributes.has(key) && attributes.get(key) === value,
  );
}

/** What of the site's sheet a page of complete HTML is styled by: every rule whose elements all stand in it. */
export function neededStyle(css: string, html: string): string {
  const elements = elementsOf(html);
  const isNeeded = (selectors: string) =>
    withoutLists(selectors)
      .split(",")
      .some((one) =>
        one.split(/[\s>+~]+/).every((compound) => elements.some((element) => mayBe(element, compound))),
      );
  const kept = (sheet: string): string =>
    [...rulesOf(sheet)]
      .map(({ head, body, text }) => {
        if (!grouped.test(head)) return head === "" || head.startsWith("@") || isNeeded(head) ? text : "";
        const inner = kept(body);
        return inner && `${head}{${inner}}`;
      })
      .join("");
  const style = kept(css);
  const isPlayed = (name: string) => new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(style);
  const isRead = (name: string) => [style, html].some((text) => text.includes(`var(${name}`));
  return [...rulesOf(style)]
    .map(({ head, text }) => {
      const [, name] = keyframes.exec(head) ?? [];
      return !name || isPlayed(name) ? text : "";
    })
    .join("")
    .replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (given, name) => (isRead(name) ? given : ""));
}
