/** Commands that need nothing of a stage's insides, before it stands or from its doorstep: each is a file of `stacks/commands`. */
export const alone: Record<string, { words?: string; help: string }> = {
  preflight: { words: "[--subscribe]", help: "says what a stage lacks before it is deployed" },
  smoke: { words: "[ADDRESS]", help: "tries one of everything, for real, after it was" },
  scale: {
    words: "[HANDLERS] [MODEL-PER-MINUTE]",
    help: "says on paper what breaks first, which setting moves it, and what it costs",
  },
};
