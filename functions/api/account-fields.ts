import * as z from "../lib/schema.ts";

export const email = z.email().check(z.maxLength(254));

export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** Long enough for any manager's; hashing it has to stay cheap. */
const LONGEST_PASSWORD = 200;

export const newPassword = z
  .string()
  .check(
    z.minLength(6, "Password must be at least 6 characters"),
    z.maxLength(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters`),
  );

/** Judged by whether it is right alone. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));

export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200));
