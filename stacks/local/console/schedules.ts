import { html } from "hono/html";
import type { Run, Schedule } from "../lambda/schedules.ts";
import { page, time } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/schedules";

const lastRun = (run: Run | undefined) => {
  if (!run) return "never";
  const outcome = run.failure ? html`<span class="failed">${run.failure}</span>` : "succeeded";
  return html`${time(run.startedAt)}<br />${outcome}, ${run.ms} ms`;
};

const every = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

const row = (schedule: Schedule) => html`<tr>
  <th scope="row">${schedule.definition.resource}</th>
  <td>${every(schedule.definition.everyMinutes)}</td>
  <td>${lastRun(schedule.record().lastRun)}</td>
  <td>${time(schedule.nextAt().toISOString())}</td>
  <td>
    <form method="post" action="${path}/${schedule.definition.resource}/run">
      <button aria-label="Run ${schedule.definition.resource} now">Run now</button>
    </form>
  </td>
</tr>`;

export const schedules: Section = {
  path,
  title: "Schedules",
  about: "What the clock starts, and how it went.",
  open(app, sources, sections) {
    app.get(path, (c) => {
      const body = html`<div class="scroll" tabindex="0" role="region" aria-label="Schedules">
        <table>
          <thead>
            <tr>
              <th scope="col">Schedule</th><th scope="col">Every</th><th scope="col">Last run</th>
              <th scope="col">Next run</th><th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>${sources.schedules.map(row)}</tbody>
        </table>
      </div>`;
      return c.html(page({ title: "Schedules", sections, here: path, body }));
    });
    app.post(`${path}/:schedule/run`, async (c) => {
      const name = c.req.param("schedule");
      const schedule = sources.schedules.find(({ definition }) => definition.resource === name);
      if (!schedule) return c.notFound();
      await schedule.run();
      return c.redirect(path, 303);
    });
  },
};
