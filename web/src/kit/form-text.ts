/** What is written in a form, by its fields' names: they are called as the shop calls them. */
export const textOf = <Body extends object>(form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Body;

/** Empties a form of what was sent; whoever has written on meanwhile keeps it. */
export function emptyOf(form: HTMLFormElement, sent: object) {
  if (JSON.stringify(textOf(form)) === JSON.stringify(sent)) form.reset();
}
