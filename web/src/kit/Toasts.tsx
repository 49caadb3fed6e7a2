import { createRoot } from "react-dom/client";
import sheet from "react-toastify/ReactToastify.css?url";
import { ToastContainer, toast } from "react-toastify/unstyled";
import styles from "./Toasts.module.css";

let place: HTMLElement | undefined;
let dressed: Promise<void> | undefined;

/** For so long words wait for their looks. */
const PATIENCE_MS = 1_000;

/** How toasts look comes with the first of them: every page would carry it otherwise. Without it they are said plainly. */
const dress = () =>
  new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.onload = () => resolve();
    link.onerror = () => {
      dressed = undefined;
      link.remove();
      resolve();
    };
    setTimeout(resolve, PATIENCE_MS);
    document.head.append(Object.assign(link, { rel: "stylesheet", href: sheet }));
  });

/** Whoever presses a toast stays where they were in what it lies on; by the keyboard they go back there. */
function keepFocusBelow(place: HTMLElement) {
  const has = (at: EventTarget | null) => at instanceof Node && place.contains(at);
  let before: EventTarget | null = null;
  place.addEventListener("mousedown", (event) => event.preventDefault());
  place.addEventListener("focusin", ({ relatedTarget }) => {
    if (!has(relatedTarget)) before = relatedTarget;
  });
  place.addEventListener(
    "click",
    () => {
      if (has(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

/** What is said below the header can be pressed as well: it may come later than a toast. */
function keepBelow(place: HTMLElement) {
  let above = 0;
  for (let it = document.getElementById("main")?.previousElementSibling; it; it = it.previousElementSibling)
    above = Math.max(above, it.getBoundingClientRect().bottom);
  place.style.setProperty("--above", `${above}px`);
}

/** What is moved begins anew, and a toast ends with its bar: each goes on from where it was. */
function keepTime(place: HTMLElement) {
  place.addEventListener("animationcancel", ({ target, animationName, elapsedTime }) => {
    for (const begun of (target as Element).getAnimations())
      if ((begun as CSSAnimation).animationName === animationName) begun.currentTime = elapsedTime * 1_000;
  });
}

/** The place for toasts is put on the page with the first of them; screen readers hear each. */
function makeRoom(): HTMLElement {
  const place = document.createElement("div");
  place.className = styles.place ?? "";
  place.popover = "manual";
  keepFocusBelow(place);
  keepTime(place);
  new ResizeObserver(() => keepBelow(place)).observe(document.body);
  new MutationObserver(() => putOnTop(place)).observe(document.body, {
    subtree: true,
    attributeFilter: ["open"],
  });
  createRoot(place).render(
    <ToastContainer
      position="top-right"
      autoClose={5_000}
      theme="light"
      draggable
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
    />,
  );
  return place;
}

/** A modal shuts off all that is not in it: toasts are in the one on top, and leave it before it goes. */
function putOnTop(place: HTMLElement) {
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (place.parentElement === top) return;
  top.append(place);
  // An older browser has no such layer.
  if (typeof place.showPopover === "function") place.showPopover();
}

export async function showToast(message: string, kind: "success" | "error", autoClose: number) {
  dressed ??= dress();
  await dressed;
  place ??= makeRoom();
  putOnTop(place);
  keepBelow(place);
  toast[kind](message, { autoClose });
}
