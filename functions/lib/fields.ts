import * as z from "./schema.ts";

/*
 * Kinds of fields that schemas are made of. They are marked as free of side effects: a bundle that only takes a noun's
 * rules leaves its schema, and zod, behind.
 */

/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number) => z.string().check(z.maxLength(most));

/** Something has to be written there; blanks around it do not count. */
/* @__NO_SIDE_EFFECTS__ */
export const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/* @__NO_SIDE_EFFECTS__ */
export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** A number, or one that is written as text. */
/* @__NO_SIDE_EFFECTS__ */
export const numeric = () => z.union([z.number(), z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,4})?$/))]);

/* @__NO_SIDE_EFFECTS__ */
export const atMost = <Item extends z.ZodMiniType>(most: number, item: Item) =>
  z.array(item).check(z.maxLength(most));

type Names = { most: number; longest: number };

/** Names of the caller's own choosing: looked at before their values are, as a refusal says of each what is wrong. */
/* @__NO_SIDE_EFFECTS__ */
export const named = <Value extends z.ZodMiniType>({ most, longest }: Names, value: Value) => {
  const record = z.record(text(longest), value);
  const few = z.transform<z.input<typeof record>, unknown>((input, { issues }) => {
    const names = typeof input === "object" ? Object.keys(input ?? {}) : [];
    if (names.length > most || names.some(({ length }) => length > longest))
      issues.push({ code: "custom", input });
    return input;
  });
  return z.pipe(few, record);
};

/** No mail goes to a longer one. */
export const LONGEST_EMAIL = 254;

/* @__NO_SIDE_EFFECTS__ */
export const emailAddress = () => z.email().check(z.maxLength(LONGEST_EMAIL));

/** One address is one account and one mailbox, however it is typed. */
export const normalEmail = (email: string) => email.trim().normalize("NFKC").toLowerCase();
