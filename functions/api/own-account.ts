import type { Shop } from "../composition.ts";
import { noteVisit } from "../core/accounts/account.ts";
import type { Caller } from "../core/accounts/caller.ts";
import { deleteAccount, exportAccount } from "../core/accounts/own-data.ts";
import { changePassword } from "../core/accounts/password-change.ts";
import { tokenIsOver } from "../core/accounts/sessions.ts";
import { profiles } from "../core/accounts/words.ts";
import * as z from "../lib/schema.ts";
import { newPassword, typedPassword } from "./account-fields.ts";
import { noLongerValid } from "./identity.ts";
import { operation } from "./operation.ts";
import { begin, readAccount, SignedIn, shownUser, signedIn, User } from "./signed-in.ts";

async function ownProfile({ table }: Pick<Shop, "table">, caller: Caller) {
  const profile = await table.get(profiles, caller, { consistent: true });
  if (!profile || tokenIsOver(profile, caller)) throw noLongerValid();
  return profile;
}

export const authenticate = operation({
  method: "POST",
  path: "/auth/authenticate",
  summary: "Who is signed in here, with the cart and a fresh token",
  credentials: "guest",
  answer: SignedIn,
  refuses: ["foreign_origin"],
  async handle(shop, { caller, session }) {
    const account = await readAccount(shop, caller, session);
    // A session that has been ended elsewhere is over here as well, although its last token would still do.
    if (!account || (session.value !== undefined && !account.session)) throw noLongerValid();
    if (session.value !== undefined && (await noteVisit(shop, account))) session.start(session.value);
    return signedIn(shop, account.profile, account.beside);
  },
});

export const getUser = operation({
  method: "GET",
  path: "/user",
  summary: "The caller's own account",
  credentials: "guest",
  answer: z.object({ user: User }),
  handle: async (shop, { caller, session }) => ({
    user: shownUser(session.account?.profile ?? (await ownProfile(shop, caller))),
  }),
});

export const changeOwnPassword = operation({
  method: "POST",
  path: "/auth/change-password",
  summary: "A new password for who knows the old one; ends all other sessions",
  credentials: "user",
  body: z.object({ currentPassword: typedPassword, newPassword }),
  answer: SignedIn,
  refuses: ["too_many_requests", "conflict"],
  handle: async (shop, { body, caller, address, session }) =>
    begin(shop, session, await changePassword(shop, await ownProfile(shop, caller), body, { address })),
});

export const exportOwnData = operation({
  method: "GET",
  path: "/user/export",
  summary: "Everything that the shop keeps of the caller",
  credentials: "guest",
  answer: z.record(z.string(), z.unknown()),
  handle: async (shop, { caller }) => exportAccount(shop, await ownProfile(shop, caller)),
});

export const deleteOwnAccount = operation({
  method: "DELETE",
  path: "/user",
  summary: "Forgets the caller: the account and all that nothing obliges the shop to keep",
  credentials: "guest",
  answer: z.object({ deleted: z.literal(true) }),
  refuses: ["conflict", "foreign_origin"],
  async handle(shop, { caller, session }) {
    await deleteAccount(shop, await ownProfile(shop, caller));
    session.end();
    return { deleted: true as const };
  },
});
