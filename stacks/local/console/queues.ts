import { html } from "hono/html";
import { sqsQueue } from "../../../functions/partners/sqs.ts";
import { queues as definitions, type QueueDefinition } from "../../definitions.ts";
import { localCaller } from "../aws.ts";
import type { MessageView, QueueView } from "../sqs/queue-view.ts";
import { page, time } from "./page.ts";
import type { Section, Sources } from "./section.ts";

const path = "/_local/queues";
const all: readonly QueueDefinition[] = Object.values(definitions);
const find = (resource: string) => all.find((queue) => queue.resource === resource);

const counts = ({ ready, delayed, atWork }: QueueView) =>
  html`<td>${ready.length}</td><td>${atWork.length}</td><td>${delayed.length}</td>`;

const overview = ({
  sqs,
  lastBatches,
}: Sources) => html`<div class="scroll" tabindex="0" role="region" aria-label="Queues">
  <table>
    <thead>
      <tr>
        <th scope="col">Queue</th><th scope="col">Waiting</th><th scope="col">At work</th>
        <th scope="col">Later</th><th scope="col">Dead letters</th><th scope="col">Last batch</th>
        <th scope="col">Try it</th>
      </tr>
    </thead>
    <tbody>
      ${all.map(
        ({ resource, deadLetters }) => html`<tr>
          <th scope="row">${resource}</th>
          ${counts(sqs.look(resource))}
          <td>${sqs.look(deadLetters).ready.length}</td>
          <td>${lastBatch(lastBatches.get(resource))}</td>
          <td>${button(`${path}/${resource}/heartbeat`, "Send a heartbeat")}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;

const lastBatch = (last: ReturnType<Sources["lastBatches"]["get"]>) =>
  last ? html`${time(last.at)}<br />${last.jobs} job(s), ${last.failed} failed, ${last.ms} ms` : "none yet";

const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`;

const messages = (title: string, found: MessageView[]) =>
  found.length === 0
    ? ""
    : html`<h3>${title}</h3>
        <div class="scroll" tabindex="0" role="region" aria-label="${title}">
          <table>
            <thead><tr><th scope="col">Sent</th><th scope="col">Attempts</th><th scope="col">Message</th></tr></thead>
            <tbody>
              ${found.map(
                ({ body, sentAt, attempts }) =>
                  html`<tr><td>${time(sentAt)}</td><td>${attempts}</td><td><code>${body}</code></td></tr>`,
              )}
            </tbody>
          </table>
        </div>`;

function details({ resource, deadLetters }: QueueDefinition, { sqs }: Sources) {
  const [queue, dead] = [sqs.look(resource), sqs.look(deadLetters)];
  const everything = [queue.ready, queue.atWork, queue.delayed, dead.ready].flat();
  if (everything.length === 0) return html`<h2>${resource}</h2><p>Empty, and so are its dead letters.</p>`;
  return html`<h2>${resource}</h2>
    ${messages("Waiting", queue.ready)}
    ${messages("At work, or waiting for the next attempt", queue.atWork)}
    ${messages("Later", queue.delayed)}
    ${messages("Dead letters", dead.ready)}
    ${dead.ready.length > 0 ? button(`${path}/${resource}/redrive`, `Try the ${resource} dead letters again`) : ""}`;
}

export const queues: Section = {
  path,
  title: "Queues",
  about: "Work that waits, and dead letters.",
  open(app, sources, sections) {
    app.get(path, (c) => {
      const body = html`${overview(sources)}${all.map((queue) => details(queue, sources))}`;
      return c.html(page({ title: "Queues", sections, here: path, body }));
    });
    app.post(`${path}/:queue/redrive`, (c) => {
      const queue = find(c.req.param("queue"));
      if (!queue) return c.notFound();
      sources.sqs.redrive(queue);
      return c.redirect(path, 303);
    });
    app.post(`${path}/:queue/heartbeat`, async (c) => {
      const queue = find(c.req.param("queue"));
      if (!queue) return c.notFound();
      const sender = sqsQueue({ url: sources.sqs.urlOf(queue.resource), caller: localCaller });
      await sender.send({ kind: "heartbeat", sentAt: new Date().toISOString() });
      return c.redirect(path, 303);
    });
  },
};
