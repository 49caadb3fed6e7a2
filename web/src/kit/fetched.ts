const coming = new Map<string, Promise<unknown>>();

async function keep(file: string) {
  // The page has asked for it already.
  if (document.querySelector(`link[href="/${file}"]`)) return undefined;
  const answer = await fetch(`/${file}`);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
}

/** Once for all that stands on it; one that did not come is asked for again. */
function kept(file: string) {
  const keeping = coming.get(file) ?? keep(file);
  coming.set(file, keeping);
  keeping.catch(() => coming.delete(file));
  return keeping;
}

/**
 * Every part that is loaded later comes by this: its files are in the browser's cache before its code is asked for,
 * as a browser never asks again for a module that failed once. The build says which they are (`web/vite.config.ts`).
 */
export async function fetched<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(kept));
  return load();
}
