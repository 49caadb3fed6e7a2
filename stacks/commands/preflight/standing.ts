import { look, missing, type Row, ready } from "../row.ts";
import type { AwsAccount } from "./account.ts";

type Wanted = { stage: string; region: string; restoredTable: string | undefined };

const standingOf = async (account: AwsAccount, { stage }: Pick<Wanted, "stage">) =>
  (await account.stages()).find((one) => one.stage === stage);

/** Who else has handlers of the same account at work; nobody, where that may not be read. */
export const besides = async (account: AwsAccount, { stage }: Pick<Wanted, "stage">) =>
  (await account.stages().catch(() => [])).map((one) => one.stage).filter((one) => one !== stage);

/** A stage that was led to a restored table goes on there: a deploy without the setting makes a new, empty one. */
export async function tableRow(account: AwsAccount, { stage, restoredTable }: Wanted) {
  const what = "table";
  const standing = await standingOf(account, { stage });
  const led = standing?.told.WALLFLOWER_RESTORED_TABLE;
  if (!standing || led === restoredTable) return ready(what, restoredTable ?? "its own");
  return restoredTable
    ? look(
        what,
        `${restoredTable}, in the place of ${led ?? "its own"}`,
        "stacks/restoring.md, if it is meant.",
      )
    : missing(
        what,
        `${led}, and the settings name none`,
        `WALLFLOWER_RESTORED_TABLE=${led}: without it the deploy makes a new one, which is empty.`,
      );
}

const toConfirm = "AWS sends a mail there; its link has to be opened within two days.";

/** Whether whoever is to hear of alarms has agreed to it: until then SNS tells nobody. */
export async function unheardRow(
  account: AwsAccount,
  { stage, region }: Pick<Wanted, "stage" | "region">,
  email: string,
): Promise<Row | undefined> {
  const what = "who is told";
  const standing = await standingOf(account, { stage });
  // Another address than before is asked by the deploy itself.
  if (standing?.told.WALLFLOWER_ALARM_EMAIL !== email)
    return look(what, `${email}, once it has confirmed`, toConfirm);
  const { account: number } = await account.identity();
  const topic = `arn:aws:sns:${region}:${number}:wallflower-${stage}-alarms`;
  const asked = (await account.mailedBy(topic)).filter((one) => one.email === email);
  if (asked.some(({ isConfirmed }) => isConfirmed)) return undefined;
  return asked.length > 0
    ? missing(what, `${email} has not confirmed: nobody hears of alarms`, toConfirm)
    : missing(
        what,
        `${email} has not confirmed in time, or wants no more: nobody hears of alarms`,
        `aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ${email}`,
      );
}
