/** The shop's own notes stay for a moment; what shows them is loaded with the first one. */
const AUTO_CLOSE_MS = 1_500;
const PLAIN_MS = 5_000;

export async function toast(message: string, kind: "success" | "error" = "success") {
  try {
    const { showToast } = await import("./Toasts.tsx");
    await showToast(message, kind, AUTO_CLOSE_MS);
  } catch {
    sayPlainly(message);
  }
}

/** What shows toasts does not come: its words are said without. */
function sayPlainly(textContent: string) {
  const note = Object.assign(document.createElement("p"), { popover: "manual", textContent });
  note.setAttribute("role", "alert");
  note.style.cssText =
    "position:fixed;z-index:3;inset:auto 1rem 1rem;margin:0;border:0;padding:1rem;background:var(--ink);color:var(--wall);pointer-events:none";
  ([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body).append(note);
  note.showPopover?.();
  setTimeout(() => note.remove(), PLAIN_MS);
}
