import type { AwsAccount } from "./account.ts";
import { look, missing, ready } from "./row.ts";

type Wanted = { stage: string; restoredTable: string | undefined };

/** A stage that was led to a restored table goes on there: a deploy without the setting makes a new, empty one. */
export async function tableRow(account: AwsAccount, { stage, restoredTable }: Wanted) {
  const what = "table";
  const standing = (await account.stages()).find((one) => one.stage === stage);
  const led = standing?.restoredTable;
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
