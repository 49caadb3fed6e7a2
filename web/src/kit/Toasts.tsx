import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";

let shown = false;

/** The place for toasts is put on the page with the first of them; screen readers hear each. */
function makeRoom() {
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement("div"));
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
}

export function showToast(message: string, kind: "success" | "error", autoClose: number) {
  makeRoom();
  toast[kind](message, { autoClose });
}
