import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import styles from "./Toasts.module.css";

let place: HTMLElement | undefined;

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

export function showToast(message: string, kind: "success" | "error", autoClose: number) {
  place ??= makeRoom();
  // Shown anew, it comes to lie above whatever was opened since; an older browser has no such layer.
  if (typeof place.showPopover === "function") {
    if (place.matches(":popover-open")) place.hidePopover();
    place.showPopover();
  }
  toast[kind](message, { autoClose });
}
