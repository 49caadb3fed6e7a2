import { serveStandIn } from "../../stacks/local/server.ts";

type Job = { job: string; items: { sku: string; fileUrl: string }[]; done: boolean; posted: string | null };

/** As it would stand in `stacks/local`: jobs by their names, and a door through which parcels leave. */
export async function startToyPrintHouse() {
  const jobs = new Map<string, Job>();
  const standIn = await serveStandIn(async (request) => {
    const id = decodeURIComponent(new URL(request.url).pathname.replace("/jobs/", ""));
    const known = jobs.get(id);
    if (request.method === "PUT" && !known)
      jobs.set(id, { ...(await request.json()), job: id, done: false, posted: null });
    const job = jobs.get(id);
    if (!job || (request.method === "DELETE" && job.done)) return Response.json({}, { status: 404 });
    if (request.method === "DELETE") jobs.delete(id);
    return Response.json(job);
  });
  const post = (id: string, number: string) => {
    const job = jobs.get(id);
    if (job) jobs.set(id, { ...job, done: true, posted: number });
  };
  return { ...standIn, jobs, post };
}
