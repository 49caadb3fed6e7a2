/** The shop's own notes stay for a moment; what shows them is loaded with the first one. */
const AUTO_CLOSE_MS = 1_500;

export async function toast(message: string, kind: "success" | "error" = "success") {
  const { showToast } = await import("./Toasts.tsx");
  await showToast(message, kind, AUTO_CLOSE_MS);
}
