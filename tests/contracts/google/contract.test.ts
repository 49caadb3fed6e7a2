import type { GooglePerson } from "../../../functions/core/accounts/google.ts";
import { systemClock } from "../../../functions/lib/clock.ts";
import { googleAccounts } from "../../../functions/partners/google.ts";
import { startGoogle } from "../../../stacks/local/google/start.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { fakeGoogle } from "../../support/fake-google.ts";
import { googleContract } from "./contract.ts";

const client = { clientId: "the-shop", origin: "https://wallflower.test" };
const scope =
  "openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile";

googleContract("the Google adapter on the local Google", async () => {
  const records = openRecords(":memory:");
  const { book, ...standIn } = await startGoogle({
    accounts: records.collection("accounts"),
    tokens: records.collection("tokens"),
    client,
  });
  return {
    google: googleAccounts({ clock: systemClock, clientId: client.clientId, standIn: standIn.url }),
    tokenOf({ email, firstName, lastName, verified }) {
      book.remember({ email, verified, name: `${firstName} ${lastName}` });
      return book.issue({ email, clientId: client.clientId, scope });
    },
    async close() {
      await standIn.close();
      records.close();
    },
  };
});

googleContract("the fake of the tests", async () => {
  const people: Record<string, GooglePerson> = {};
  return {
    google: fakeGoogle(people),
    tokenOf({ email, firstName, lastName, verified }) {
      people[email] = { subject: `of ${email}`, email, emailVerified: verified, firstName, lastName };
      return email;
    },
    close: async () => {},
  };
});
