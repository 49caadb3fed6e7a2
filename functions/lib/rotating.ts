/** A secret that is being changed is a list, "new,old": the first is used, every one of them is accepted. */
export const secretsIn = (text: string): string[] =>
  text
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
