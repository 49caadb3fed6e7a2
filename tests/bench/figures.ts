/** One line of the bench's table. */
export type Row = { what: string; figure: string; goal?: string };

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

export const ratio = (part: number, whole: number) => (part / whole).toFixed(2);

const cell = (text: string) => text.replaceAll("|", "\\|");

const line = (...cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;

export const table = (rows: readonly Row[]) =>
  [
    "| what | figure | goal |",
    "|---|---|---|",
    ...rows.map(({ what, figure, goal = "" }) => line(what, figure, goal)),
  ].join("\n");

export const print = (title: string, rows: readonly Row[]) => console.log(`\n### ${title}\n\n${table(rows)}`);
