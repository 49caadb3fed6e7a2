import { isYoung, type Who } from "./who.ts";

/** What people wear, one beside the other, where no word says it. */
const clothes = {
  man: ["#363a45", "#4a5a4f", "#6b5a44"],
  woman: ["#8a3f4c", "#4f6a8a", "#96693a"],
  boy: ["#b8402c", "#3f6a8a", "#5a7a4a"],
  girl: ["#cf8f3a", "#5a8f86", "#b06a86"],
  "old man": ["#5f574c", "#4c5560"],
  "old woman": ["#6d5672", "#7a5a4a"],
};

export function clothesOf(who: Who, at: number): string {
  const kind = isYoung(who)
    ? who.sex === "woman"
      ? "girl"
      : "boy"
    : (`${who.age === "old" ? "old " : ""}${who.sex ?? "man"}` as keyof typeof clothes);
  return clothes[kind][at % clothes[kind].length] as string;
}
