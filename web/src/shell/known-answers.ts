import { loadWithQueries } from "./with-queries.ts";

/** What a ready page was made of: shown as it stands, and asked for once more, because it is as old as the build. */
export async function takeKnownAnswers() {
  const text = document.getElementById("answers")?.textContent;
  if (!text) return;
  const { queryClient } = await loadWithQueries();
  for (const [key, answer] of JSON.parse(text)) {
    // Who comes or leaves before a screen has come to life changes nothing about it.
    queryClient.setQueryDefaults(key, { meta: { forEverybody: true } });
    queryClient.setQueryData(key, answer, { updatedAt: 1 });
  }
}
