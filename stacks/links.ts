/**
 * A link tells a function where a thing is. What the function may do there is granted beside it, verb by verb
 * (grants.ts): SST's own links would allow every verb of the service.
 */
export function linksWithoutGrants() {
  sst.Linkable.wrap(sst.aws.Dynamo, (table) => ({ properties: { name: table.name } }));
  sst.Linkable.wrap(sst.aws.Bucket, (bucket) => ({ properties: { name: bucket.name } }));
  sst.Linkable.wrap(sst.aws.Queue, (queue) => ({ properties: { url: queue.url } }));
}
