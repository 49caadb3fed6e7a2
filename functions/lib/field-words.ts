/** What is wrong with a field, in the specification's words: forms say it, and who sends something past them hears it. */
export const required = (label: string) => `${label} is required`;
export const tooShort = (label: string, least: number | bigint, unit = " characters") =>
  `${label} must be at least ${least}${unit}`;
export const tooLong = (label: string, most: number | bigint, unit = " characters") =>
  `${label} must be at most ${most}${unit}`;
export const INVALID_EMAIL = "Invalid email";
