import { systemClock } from "../../../functions/lib/clock.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { creating } from "../../../functions/lib/table/writes.ts";
import { dynamoIn } from "../../../functions/partners/dynamodb/client.ts";
import { dynamoEngine } from "../../../functions/partners/dynamodb/engine.ts";
import { tableName } from "../../../stacks/local/resources.ts";
import { awsAt } from "../../support/aws.ts";
import { aNote, notes } from "./notes.ts";

// Forked by the kill test: writes pairs in transactions, and reports each that was answered, until it is killed.

const [url = "", owner = ""] = process.argv.slice(2);
const table = openTable({
  engine: dynamoEngine({ tableName, dynamo: dynamoIn(awsAt(url)) }),
  clock: systemClock,
});

for (let n = 0; ; n++) {
  await table.write(creating(notes, aNote(owner, `left-${n}`)), creating(notes, aNote(owner, `right-${n}`)));
  process.send?.(n);
}
