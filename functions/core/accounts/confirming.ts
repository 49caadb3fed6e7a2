import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { type Login, logins } from "./items.ts";
import { countUse, type Limiting } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import type { Visit } from "./visit.ts";

type Needs = Limiting & { table: Table; passwords: Passwords };

const refused = (field: string, sentence: string) =>
  new Refusal("invalid_input", sentence, { fields: { [field]: sentence } });

/** The login of somebody's address; a guest has none. */
export async function loginOf(
  { table }: { table: Table },
  { profile }: Visit,
): Promise<Stored<Login> | undefined> {
  const { email, userId } = profile;
  const login = email === undefined ? undefined : await table.get(logins, { email }, { consistent: true });
  return login?.userId === userId ? login : undefined;
}

/** Who sits at an open browser is not always its owner: what cannot be taken back asks for the password once more. */
export async function confirmPassword(
  needs: Needs,
  { session }: Visit,
  { passwordHash }: Login,
  { password, field }: { password: string | undefined; field: string },
) {
  if (password === undefined) throw refused(field, "Please type your password.");
  const tried = await countUse(needs, "confirmationsPerSession", session.hash);
  if (!(await needs.passwords.matches(password, passwordHash)))
    throw refused(field, "This is not your current password.");
  await tried.giveBack();
}

const FRESH_MS = 10 * 60 * 1000;

/** Who has no password shows that they can still sign in the way they always do. */
export function confirmFreshSession({ clock }: Needs, { session }: Visit) {
  if (clock.now().getTime() - Date.parse(session.startedAt) > FRESH_MS)
    throw refused("password", "Please log out, sign in with Google once more, and try again at once.");
}
