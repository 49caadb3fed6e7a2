import { shownUser, TypedPassword, User } from "../core/accounts/account.ts";
import { NewPassword } from "../core/accounts/new-password.ts";
import { deleteAccount, exportAccount } from "../core/accounts/own-data.ts";
import { changePassword } from "../core/accounts/password-change.ts";
import { removeSessions } from "../core/accounts/sessions.ts";
import { noteVisit } from "../core/accounts/visit.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";
import { isProvenByCookie } from "./session-cookie.ts";
import { begin, SignedIn, stillSignedIn } from "./signed-in.ts";

export const authenticate = operation({
  method: "POST",
  path: "/auth/authenticate",
  summary: "Who is signed in here, with the cart and a fresh token",
  credentials: "guest",
  withCart: true,
  answer: SignedIn,
  async handle(shop, { visit, session }) {
    if (isProvenByCookie(session) && session.value !== undefined && (await noteVisit(shop, visit)))
      session.start(session.value);
    return stillSignedIn(shop, session, visit);
  },
});

export const getUser = operation({
  method: "GET",
  path: "/user",
  summary: "The caller's own account",
  credentials: "guest",
  answer: z.object({ user: User }),
  handle: (_, { visit }) => ({ user: shownUser(visit.profile) }),
});

export const changeOwnPassword = operation({
  method: "POST",
  path: "/auth/change-password",
  summary: "A new password for who knows the old one; ends all other sessions",
  credentials: "user",
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  answer: SignedIn,
  refuses: ["too_many_requests", "conflict"],
  handle: async (shop, { body, visit, session }) =>
    begin(shop, session, await changePassword(shop, visit, body)),
});

export const logOutEverywhere = operation({
  method: "POST",
  path: "/auth/logout-everywhere",
  summary: "Ends the caller's sessions in every browser, this one included",
  credentials: "guest",
  answer: z.object({ loggedOut: z.literal(true) }),
  async handle(shop, { caller, session }) {
    await removeSessions(shop, caller.userId);
    session.end();
    return { loggedOut: true as const };
  },
});

export const exportOwnData = operation({
  method: "GET",
  path: "/user/export",
  summary: "Everything that the shop keeps of the caller",
  credentials: "guest",
  answer: z.record(z.string(), z.unknown()),
  // A query for each of their batches.
  limit: { most: 20, withinSeconds: HOUR_SECONDS },
  handle: async (shop, { visit }) => exportAccount(shop, visit.profile),
});

/** Both addresses of the same call: what lies between a browser and the shop may drop the body of a DELETE. */
const forgetting = <const M extends "DELETE" | "POST", const Path extends `/${string}`>(
  method: M,
  path: Path,
) =>
  operation({
    method,
    path,
    summary:
      "Forgets the caller, who types the password once more: all that nothing obliges the shop to keep",
    credentials: "guest",
    body: z.object({ password: z.optional(TypedPassword) }),
    answer: z.object({ deleted: z.literal(true) }),
    refuses: ["conflict", "too_many_requests"],
    async handle(shop, { visit, body, session }) {
      await deleteAccount(shop, visit, body.password);
      session.end();
      return { deleted: true as const };
    },
  });

export const deleteOwnAccount = forgetting("DELETE", "/user");
export const forgetOwnAccount = forgetting("POST", "/user/delete");
