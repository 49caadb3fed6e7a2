import { buckets, mail, modelKeys, queues, secrets, site, table } from "../../../stacks/definitions.ts";
import { all, type Resource } from "../synthesis/synthesis.ts";
import { secretValue } from "../synthesis/synthesise.ts";
import { type Check, complaints } from "./check.ts";

type Link = { properties: Record<string, string> };

/** What `Resource.<name>` will say at run time. */
export const linkOf = (resources: Resource[], name: string) =>
  resources.find((resource) => resource.type === "sst:sst:LinkRef" && resource.name === `${name}LinkRef`)
    ?.inputs as Link | undefined;

/** Functions find the table, the bucket and the queues under the names that the shop asks for. */
export const linksLeadToTheirThings: Check = (resources) => {
  const named = (name: string) => linkOf(resources, name)?.properties;
  const tables = all(resources, "aws:dynamodb/table:Table").map(({ inputs }) => inputs.name);
  const stored = all(resources, "aws:s3/bucket:Bucket").map(({ inputs }) => inputs.bucket);
  const queued = all(resources, "aws:sqs/queue:Queue").map(({ inputs }) => inputs.name);
  const queueNames = Object.values(queues).map(({ resource }) => resource);

  return complaints([
    [tables.includes(named(table.resource)?.name ?? ""), `Resource.${table.resource} names no table`],
    [stored.includes(named(buckets.pictures.resource)?.name ?? ""), "Resource.Pictures names no bucket"],
    [/@/.test(named(mail.resource)?.sender ?? ""), "Resource.Mail has no address to send from"],
    [URL.canParse(named(site.resource)?.url ?? ""), "Resource.Site has no address"],
    ...queueNames.map((name): [boolean, string] => [
      queued.includes(named(name)?.url?.split("/").at(-1) ?? ""),
      `Resource.${name} names no queue`,
    ]),
  ]);
};

/** Secrets come from SST's store, and go nowhere but to the functions they are linked to. */
export const secretsStaySecret: Check = (resources) =>
  [
    ...Object.values(secrets),
    // Only the key of the model that the stage draws with is linked to anybody.
    ...modelKeys.filter(({ resource }) => linkOf(resources, resource)),
  ].flatMap(({ resource: name }) => {
    const value = secretValue(name);
    const holders = resources
      .filter(({ type, inputs }) => type !== "sst:sst:LinkRef" && JSON.stringify(inputs).includes(value))
      .map((resource) => resource.name)
      .filter((holder) => !(name === secrets.originSecret.resource && holder === edgeFunction));
    return complaints([
      [linkOf(resources, name)?.properties.value === value, `${name} does not come from the secrets' store`],
      [holders.length === 0, `${name} is written into ${holders}`],
    ]);
  });

const edgeFunction = "RouterCloudfrontFunctionRequest";
