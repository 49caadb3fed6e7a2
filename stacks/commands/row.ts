/** One thing that a deploy needs: `look` is what no machine can see. */
export type Row = { what: string; state: "ready" | "missing" | "look"; says: string; mend?: string };

export const ready = (what: string, says: string): Row => ({ what, state: "ready", says });
export const missing = (what: string, says: string, mend: string): Row => ({
  what,
  state: "missing",
  says,
  mend,
});
export const look = (what: string, says: string, mend: string): Row => ({ what, state: "look", says, mend });

/** What cannot be asked is not therefore missing: somebody has to look. */
export async function asked(what: string, question: () => Promise<Row | Row[]>): Promise<Row[]> {
  try {
    return [await question()].flat();
  } catch (failure) {
    const said = failure instanceof Error ? failure.message : String(failure);
    return [
      look(
        what,
        `could not be asked (${said})`,
        "Sign in as somebody who may read it, or look in the console.",
      ),
    ];
  }
}

const signs = { ready: "  ok  ", missing: "  NO  ", look: " look " } as const;

/** As it is printed, what is missing with the way to get it; in the end what is true when nothing is. */
export const printout = (rows: readonly Row[], good: string): string =>
  [
    ...rows.flatMap(({ what, state, says, mend }) => [
      `${signs[state]} ${what.padEnd(22)} ${says}`,
      ...(mend ? [`${" ".repeat(30)}→ ${mend}`] : []),
    ]),
    "",
    summary(rows, good),
  ].join("\n");

function summary(rows: readonly Row[], good: string): string {
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  const [gaps, looks] = [count("missing"), count("look")];
  const more = looks > 0 ? ` Somebody should look at ${looks}.` : "";
  return (gaps === 0 ? good : `${gaps} missing.`) + more;
}
