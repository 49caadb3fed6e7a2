/** So long a paid order can be changed before it goes to print, where a stage says nothing else. */
const USUAL_MINUTES = 30;

/** As a stage's setting says it. */
export function holdMinutesOf(setting = ""): number {
  if (!/^\d{0,4}$/.test(setting)) throw new Error(`a whole number of minutes, not "${setting}"`);
  return setting === "" ? USUAL_MINUTES : Number(setting);
}
