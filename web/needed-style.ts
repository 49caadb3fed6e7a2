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

/** What of the site's sheet a page of complete HTML is styled by: every rule whose classes all stand in it. */
export function neededStyle(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const isNeeded = (selectors: string) =>
    withoutLists(selectors)
      .split(",")
      .some((one) => [...one.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)));
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
  return [...rulesOf(style)]
    .map(({ head, text }) => {
      const [, name] = keyframes.exec(head) ?? [];
      return !name || isPlayed(name) ? text : "";
    })
    .join("");
}
