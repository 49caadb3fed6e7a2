import * as v from "valibot";
import { accountSizes } from "../../../functions/core/accounts/account-sizes.ts";
import { LONGEST_EMAIL } from "../../../functions/lib/fields.ts";
import { textOf } from "../kit/form-text.ts";

const { least, most } = accountSizes.password;
const tooLong = (what: string, most: number) =>
  v.maxLength<string, number, string>(most, `${what} must be at most ${most} characters`);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Email is required"),
  v.email("Invalid email"),
  tooLong("Email", LONGEST_EMAIL),
);
const name = (what: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, `${what} is required`), tooLong(what, accountSizes.name));
const newPassword = v.pipe(
  v.string(),
  v.minLength(least, `Password must be at least ${least} characters`),
  tooLong("Password", most),
);

export const Login = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty("Password is required")),
});

export const Registration = v.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  email,
  password: newPassword,
});

export const OnlyEmail = v.object({ email });
export const NewPassword = v.object({ password: newPassword });
export const PasswordChange = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty("Password is required")),
  newPassword,
});

export type Rules =
  | typeof Login
  | typeof Registration
  | typeof OnlyEmail
  | typeof NewPassword
  | typeof PasswordChange;

export type Checked<R extends Rules> =
  | { values: v.InferOutput<R>; errors: Record<string, never> }
  | { values: undefined; errors: Record<string, string> };

/** A form's values as its rules read them, or a sentence for each field at fault. */
export function check<R extends Rules>(rules: R, form: HTMLFormElement): Checked<R> {
  const result = v.safeParse(rules, textOf(form));
  if (result.success) return { values: result.output, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key)] ??= message;
  return { values: undefined, errors };
}
