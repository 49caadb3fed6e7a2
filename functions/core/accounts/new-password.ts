import { tooLong, tooShort } from "../../lib/field-words.ts";
import * as z from "../../lib/schema.ts";
import { accountSizes } from "./account-sizes.ts";

const { least, most } = accountSizes.password;

/** What is tried first, wherever somebody guesses. Short on purpose: the limits on tries do the rest. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 654321 112233 121212 102030 987654321 123654
   password passwort password1 passw0rd p@ssw0rd qwerty qwerty123 qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn
   zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4 qazwsx abc123 abcdef abcd1234 a1b2c3 iloveyou letmein welcome
   welcome1 monkey dragon sunshine princess football baseball superman batman master shadow michael charlie
   jordan jennifer trustno1 starwars pokemon freedom whatever secret admin123 login1 changeme default
   wallflower`.split(/\s+/),
);

/** As it is hashed: letters that are written in another way are the same ones. */
function isCommon(password: string) {
  const read = password.normalize("NFKC").toLowerCase();
  return common.has(read) || /^(.)\1*$/su.test(read);
}

/** A password as somebody may choose it. */
export const NewPassword = z.string().check(
  z.minLength(least, tooShort("Password", least)),
  z.maxLength(most, tooLong("Password", most)),
  z.refine((password) => !isCommon(password), "This password is among the first that anybody would guess."),
);
