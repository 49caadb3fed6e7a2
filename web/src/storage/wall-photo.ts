/** The photo of somebody's wall stands in the cache, what was measured on it in the storage. */
export const SHELF = "own-wall";
export const MEASURED = "own-wall";

export async function forgetWall(): Promise<void> {
  try {
    localStorage.removeItem(MEASURED);
    await caches.delete(SHELF);
  } catch {}
}
