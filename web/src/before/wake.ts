import type { Kept, Life } from "./told.ts";

// A ready page is complete without the site's script. This little one, which stands in the page itself, fetches the
// site as soon as somebody moves or touches something, opens the drawers meanwhile, and hands over what was pressed
// and filled in, and which pictures did not come. Links, questions that fold, and forms that a browser sends by itself
// are left to it.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const html = document.documentElement;
const { script, chunks, style, changedBy, leadsTo } = JSON.parse(
  document.getElementById("life")?.textContent ?? "",
) as Life;
const isAlive = () => "alive" in html.dataset;
/** What was pressed and filled in, in that order, and how it is done again: once, however often somebody tried. */
const done = new Map<HTMLElement, () => void>();
let waking = false;
let excuse: HTMLElement | undefined;

/** What has not come by then does not come. */
const PATIENCE_MS = 120_000;

// As properties attributes came late: before Firefox 119 nobody would hear of them.
const busy = "aria-busy";

const add = <K extends "link" | "script">(name: K, given: Partial<HTMLElementTagNameMap[K]>) =>
  document.head.appendChild(Object.assign(document.createElement(name), { crossOrigin: "" }, given));

function wake() {
  if (waking || isAlive()) return;
  waking = true;
  excuse?.remove();
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE_MS);
  // All of it is in the browser's cache before it begins: a browser never asks again for a module that failed once.
  Promise.all([script, style, ...chunks].map((file) => keep(file, patience))).then(() => {
    for (const href of chunks) add("link", { rel: "modulepreload", href });
    const onload = () => {
      lookAtFields();
      add("script", { type: "module", src: script });
    };
    add("link", { rel: "stylesheet", href: style, onload, onerror: fail });
  }, fail);
}

async function keep(file: string, { signal }: AbortController): Promise<unknown> {
  const answer = await fetch(file, { signal });
  if (answer.ok) return answer.arrayBuffer();
  const [{ type }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
  // Where nobody may list the files, one that is not there is answered as forbidden.
  const isMissing = answer.status === 403 || answer.status === 404;
  if (!isMissing || type === "reload") throw new Error(file);
  // It was most likely replaced by a newer version: the page is loaded again, once.
  location.reload();
  return new Promise(() => {});
}

/** Nothing came: what was pressed can be pressed again. */
function fail() {
  waking = false;
  for (const pressed of done.keys())
    if (pressed.hasAttribute(busy)) {
      pressed.removeAttribute(busy);
      done.delete(pressed);
    }
  excuse = document.createElement("p");
  excuse.setAttribute("role", "alert");
  excuse.textContent = "The shop does not answer. Please check your connection and try again.";
  // It may appear between press and release over what is pressed, which is not to be lost by it.
  excuse.style.cssText =
    "position:fixed;z-index:9;inset:auto 1rem 1rem;padding:1rem;background:var(--ink);color:var(--wall);pointer-events:none";
  // Whoever waits for theirs sees nothing else that could be pressed; a press anywhere is another try.
  if ("known" in html.dataset) excuse.append(tryAgain());
  document.body.append(excuse);
}

function tryAgain() {
  const button = document.createElement("button");
  button.textContent = "Try again";
  button.style.cssText =
    "all:unset;display:block;margin-top:.75rem;padding:.5rem 1rem;border:1px solid;pointer-events:auto";
  return button;
}

const listen = (name: string, act: (event: Event) => void) =>
  addEventListener(name, (event) => event.isTrusted && !isAlive() && act(event), { capture: true });

function note(element: HTMLElement, again: () => void) {
  done.delete(element);
  done.set(element, again);
}

const closest = <E extends HTMLElement>({ target }: Event, selector: string) =>
  (target as Element | null)?.closest?.<E>(selector);

function hold(event: Event, pressed: HTMLElement, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  note(pressed, again);
  pressed.setAttribute(busy, "true");
  wake();
}

for (const sign of ["pointerdown", "keydown", "focusin", "scroll"]) listen(sign, wake);
// A page that appears under a pointer that rests is told of a move by nothing.
listen("pointermove", (event) => {
  const { movementX, movementY } = event as PointerEvent;
  if (movementX !== 0 || movementY !== 0) wake();
});
listen("click", (event) => {
  const button = closest<HTMLButtonElement>(event, "button:not([type=submit])");
  if (!button) return;
  const closing = button.matches("[data-closes]") && button.closest("dialog");
  const opening = document.getElementById(button.dataset.opens ?? "");
  if (closing) {
    event.preventDefault();
    closing.close();
  } else if (opening instanceof HTMLDialogElement) {
    for (const other of document.querySelectorAll("dialog")) other.close();
    opening.showModal();
    // Closed again before the site came: then there is nothing to hand over.
    hold(event, button, () => opening.open && button.click());
  } else hold(event, button, () => button.click());
});
listen("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute("action")) hold(event, form, () => form.requestSubmit());
});
function fill(field: Field) {
  const { value } = field;
  note(field, () => tell(field, value));
}
/** Until all is handed over: of what is written meanwhile the site would be told what was there before it. */
const writing = new AbortController();
addEventListener("input", ({ isTrusted, target }) => isTrusted && fill(target as Field), {
  capture: true,
  signal: writing.signal,
});
/** What fills fields in by itself, or puts back what was in them when somebody comes back, may tell nobody. */
function lookAtFields() {
  for (const field of document.querySelectorAll<Field>("textarea,select,input"))
    if (!done.has(field) && isFilled(field)) fill(field);
}

function isFilled(field: Field) {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  if (field.type !== "radio") return field.value !== field.defaultValue;
  const { checked, defaultChecked } = field as HTMLInputElement;
  return checked && !defaultChecked;
}

/** At birth the site puts in what it knows: it is told again what somebody has put in there. */
function tell(field: Field, value: string) {
  const isRadio = field.type === "radio";
  if (isRadio || field instanceof HTMLSelectElement) {
    Object.assign(field, isRadio ? { checked: true } : { value });
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    const isThere = field.value === value;
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (isThere && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}

new MutationObserver(async (_, watcher) => {
  if (!isAlive()) return;
  watcher.disconnect();
  // What did not come, as index.html marks it, is told once more to who hears of it now.
  for (const picture of document.querySelectorAll("img[data-failed]"))
    picture.dispatchEvent(new Event("error"));
  for (const [element, again] of done) {
    element.removeAttribute(busy);
    again();
    // Each is seen by itself: what opens a drawer and what closes it would cancel each other out.
    await new Promise((resolve) => setTimeout(resolve));
  }
  writing.abort();
}).observe(html, { attributeFilter: ["data-alive"] });

/** What this browser remembers of who was here; an odd storage is left to the site, which mends it. */
function remembered(): Record<string, unknown> {
  // Stored by a page it may be lost while the session's cookie is there.
  const lost = /\bhere=/.test(document.cookie);
  try {
    const { user, logOutOwed, sessionEnded, unverified, currentArt, cart, progress } = JSON.parse(
      localStorage.getItem("root") ?? "",
    ).state as Kept;
    const begun = progress && Object.keys(progress)[0];
    const somebody = user ?? (logOutOwed || sessionEnded || lost);
    return { user: somebody, unverified, currentArt, cart: cart?.cartItems?.[0] ?? (!user && lost), begun };
  } catch {
    return { user: lost, cart: lost };
  }
}

const query = new URLSearchParams(location.search);
/**
 * Whoever has been here finds their name, cart and picture, or it is owed to tell them something; and what comes along
 * in the address is to be kept: then the site comes by itself.
 */
function look() {
  const known = remembered();
  const isChanged = changedBy?.some((part) => query.has(part) || known[part]);
  if (isChanged && !waking) html.dataset.known = "";
  const isPictured = known.currentArt || query.has("imageId");
  if (isPictured) html.dataset.pictured = "";
  const isKnown = known.user || known.unverified || known.cart;
  if (isChanged || isKnown || isPictured || query.has("subject")) wake();
}
if (leadsTo) history.replaceState(history.state, "", leadsTo + location.search);
look();
// Somebody comes in another tab, or goes back to a page that the browser has kept.
for (const sign of ["storage", "pageshow"]) addEventListener(sign, look);
