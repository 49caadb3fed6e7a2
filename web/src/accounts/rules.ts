import * as v from "valibot";
import { accountSizes } from "../../../functions/core/accounts/account-sizes.ts";
import { INVALID_EMAIL, required, tooLong, tooShort } from "../../../functions/lib/field-words.ts";
import { LONGEST_EMAIL } from "../../../functions/lib/fields.ts";
import { textOf } from "../kit/form-text.ts";

const { least, most } = accountSizes.password;
const upTo = (what: string, most: number) => v.maxLength<string, number, string>(most, tooLong(what, most));
const filled = (what: string) => v.nonEmpty<string, string>(required(what));

const email = v.pipe(
  v.string(),
  v.trim(),
  filled("Email"),
  v.email(INVALID_EMAIL),
  upTo("Email", LONGEST_EMAIL),
);
const name = (what: string) => v.pipe(v.string(), v.trim(), filled(what), upTo(what, accountSizes.name));
const newPassword = v.pipe(
  v.string(),
  v.minLength(least, tooShort("Password", least)),
  upTo("Password", most),
);

export const Login = v.object({
  email,
  password: v.pipe(v.string(), filled("Password")),
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
  currentPassword: v.pipe(v.string(), filled("Password")),
  newPassword,
});

/** What a form's fields have to be, by their names. */
export type Rules = v.ObjectSchema<v.ObjectEntries, undefined>;

export type Checked<R extends Rules> =
  | { values: v.InferOutput<R>; errors: Record<string, never> }
  | { values: undefined; errors: Record<string, string> };

/** A form's values as its rules read them, or a sentence for each field at fault. */
export function check<R extends Rules>(rules: R, form: HTMLFormElement): Checked<R> {
  const result = v.safeParse(rules, textOf(form, ...Object.keys(rules.entries)));
  if (result.success) return { values: result.output, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key)] ??= message;
  return { values: undefined, errors };
}
