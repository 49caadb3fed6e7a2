const LOCAL = "local";
const isNaming = (word: string) => word === "--stage" || word.startsWith("--stage=");

/** The stage that is named, this machine's where none is, and the other words; undefined where a name is missing. */
export function whichStage(args: readonly string[]): { stage: string; words: string[] } | undefined {
  const at = args.findIndex(isNaming);
  const naming = args[at];
  if (naming === undefined) return { stage: LOCAL, words: [...args] };
  const [, inline] = naming.split("=");
  const stage = inline ?? args[at + 1];
  const words = args.toSpliced(at, inline === undefined ? 2 : 1);
  return !stage || stage.startsWith("-") || words.some(isNaming) ? undefined : { stage, words };
}
