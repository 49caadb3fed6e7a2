const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long somebody has waited, in the largest unit of which there are at least two. */
export function lasted(seconds: number): string {
  const [unit, length] = units.find(([, long]) => seconds >= 2 * long) ?? ["second", 1];
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
