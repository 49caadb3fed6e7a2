import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { systemClock } from "../../../functions/lib/clock.ts";
import { dynamoEngine } from "../../../functions/lib/table/dynamodb.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { creating } from "../../../functions/lib/table/writes.ts";
import { localConfig } from "../../../stacks/local/aws.ts";
import { tableName } from "../../../stacks/local/resources.ts";
import { aNote, notes } from "./notes.ts";

// Forked by the kill test: writes pairs in transactions, and reports each that was answered, until it is killed.

const [url = "", owner = ""] = process.argv.slice(2);
const client = new DynamoDBClient({ ...localConfig, endpoint: url });
const table = openTable({ engine: dynamoEngine({ client, tableName }), clock: systemClock });

for (let n = 0; ; n++) {
  await table.write(creating(notes, aNote(owner, `left-${n}`)), creating(notes, aNote(owner, `right-${n}`)));
  process.send?.(n);
}
