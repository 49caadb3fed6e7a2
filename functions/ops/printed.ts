/** As `\u001b`: in JSON it says the same. */
const named = (sign: string) =>
  sign
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/** What strangers wrote moves no cursor, and turns no line around: what a terminal would obey is shown. */
export const printed = (text: string) => text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, named);
