/** What came of sharing: the browser's own sheet, or words on the clipboard. */
type Shared = "shared" | "copied" | "dismissed";

/** The browser's share where it exists; else the words go to the clipboard. */
export async function share(address: string, words: string): Promise<Shared> {
  const url = new URL(address, window.location.origin).href;
  if (!navigator.share) {
    await navigator.clipboard.writeText(words);
    return "copied";
  }
  return navigator.share({ title: words, url }).then(
    () => "shared",
    () => "dismissed",
  );
}
