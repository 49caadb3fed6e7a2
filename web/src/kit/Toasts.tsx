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

/** The place for toasts is put on the page with the first of them; screen readers hear each. */
function makeRoom(): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  place.className = styles.place ?? "";
  place.popover = "manual";
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

export async function showToast(message: string, kind: "success" | "error", autoClose: number) {
  dressed ??= dress();
  await dressed;
  place ??= makeRoom();
  // Shown anew, it comes to lie above whatever was opened since; an older browser has no such layer.
  if (typeof place.showPopover === "function") {
    if (place.matches(":popover-open")) place.hidePopover();
    place.showPopover();
  }
  toast[kind](message, { autoClose });
}
