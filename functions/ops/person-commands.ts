import { exportPerson, forgetPerson, peopleBehind } from "../core/orders/operators/person.ts";
import type { Command } from "./command.ts";

const somebody = { words: "EMAIL|ORDER", takes: [1, 1] } as const;

/** What can be done for somebody who has no account and asks for what is theirs, a row a command. */
export const personCommands = {
  person: {
    ...somebody,
    help: "who that is, and how much there is of them",
    run: async (shop, [word = ""]) =>
      (await peopleBehind(shop, word.trim()))
        .map(({ person: { userId, userType, createdAt, email }, counts }) =>
          [
            ...(userType
              ? [userId, userType, ...(userType === "guest" ? [] : [email]), `since ${createdAt}`]
              : ["no account"]),
            counts.map(([name, count]) => `${name} ${count}`).join(", "),
          ].join("  "),
        )
        .join("\n"),
  },
  export: {
    ...somebody,
    help: "everything that is kept of them, as an account's owner downloads it",
    run: async (shop, [word = ""]) => JSON.stringify(await exportPerson(shop, word.trim()), null, 2),
  },
  forget: {
    ...somebody,
    help: "forgets them for good, as an account's owner deletes it",
    run: async (shop, [word = ""]) =>
      ["They are forgotten.", ...(await forgetPerson(shop, word.trim()))].join("\n"),
  },
} satisfies Record<string, Command>;
