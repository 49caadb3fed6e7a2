import { toast } from "../kit/toast.ts";

/** Puts words on the clipboard; a browser that refuses is said to. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    void toast("Your browser does not let us copy this", "error");
    return false;
  }
}
