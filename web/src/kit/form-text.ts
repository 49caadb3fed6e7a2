/** What is written in these fields of a form: they are called as the shop calls them. */
export function textOf<Name extends string>(form: HTMLFormElement, ...names: Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}

/** Empties a form of what was sent; whoever has written on meanwhile keeps it. */
export function emptyOf(form: HTMLFormElement, sent: object) {
  if (JSON.stringify(textOf(form, ...Object.keys(sent))) === JSON.stringify(sent)) form.reset();
}
