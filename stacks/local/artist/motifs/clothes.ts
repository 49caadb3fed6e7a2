import { isYoung, type Who } from "./who.ts";

/** What people wear, one beside the other, where no word says it. */
const clothes = {
  man: ["#363a45", "#4a5a4f", "#6b5a44", "#4a657f", "#7f463d", "#b8a27a", "#5b5169", "#a07a48"],
  woman: ["#8a3f4c", "#4f6a8a", "#96693a", "#577a6c", "#b5944f", "#a8697e", "#d5cab5", "#6c6288"],
  boy: ["#b8402c", "#3f6a8a", "#5a7a4a", "#d09a34", "#7a5a8a"],
  girl: ["#cf8f3a", "#5a8f86", "#b06a86", "#c8503c", "#6a86b8"],
  "old man": ["#5f574c", "#4c5560", "#6e4a3c", "#5a6a58"],
  "old woman": ["#6d5672", "#7a5a4a", "#4f6a70", "#8a6a7a"],
};

/** The color of somebody's clothes who is the first, the second, … of those in a picture. */
export function clothesOf(who: Who, at: number): string {
  const kind = isYoung(who)
    ? who.sex === "woman"
      ? "girl"
      : "boy"
    : (`${who.age === "old" ? "old " : ""}${who.sex ?? "man"}` as keyof typeof clothes);
  return clothes[kind][at % clothes[kind].length] as string;
}
