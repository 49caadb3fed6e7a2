import { toast } from "../kit/toast.ts";
import { copy } from "./copy.ts";

/** The browser's share where it exists; else, or if it will not, the words go to the clipboard. */
export async function share(address: string, words: string): Promise<void> {
  const url = new URL(address, window.location.origin).href;
  if (navigator.share)
    try {
      return await navigator.share({ title: words, url });
    } catch (failure) {
      // Whoever closed the sheet changed their mind.
      if (failure instanceof DOMException && failure.name === "AbortError") return;
    }
  if (await copy(words)) void toast("Copied!");
}
