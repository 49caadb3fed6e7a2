import { save } from "../kit/save.ts";
import { toast } from "../kit/toast.ts";
import { copy } from "./copy.ts";

/** Whoever closed the sheet changed their mind. */
const isChangeOfMind = (failure: unknown) => failure instanceof DOMException && failure.name === "AbortError";

/** A file by the phone's own share where it takes files; else, or if it will not, it is kept like a download. */
export async function shareFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] }))
    try {
      return await navigator.share({ files: [file] });
    } catch (failure) {
      if (isChangeOfMind(failure)) return;
    }
  save(file.name, file);
}

/** The browser's share where it exists; else, or if it will not, the words go to the clipboard. */
export async function share(address: string, words: string): Promise<void> {
  const url = new URL(address, window.location.origin).href;
  if (navigator.share)
    try {
      return await navigator.share({ title: words, url });
    } catch (failure) {
      if (isChangeOfMind(failure)) return;
    }
  if (await copy(words)) void toast("Copied!");
}
