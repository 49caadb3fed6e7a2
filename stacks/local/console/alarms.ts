import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "hono/html";
import { type AlarmRule, alarmRules, pageOf } from "../../alarm-rules.ts";
import { page } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/alarms";
const runbooks = join(import.meta.dirname, "../../runbooks");

const row = (rule: AlarmRule, isRinging: boolean) => html`<tr>
  <th scope="row">${rule.name}</th>
  <td>${isRinging ? html`<span class="failed">Rings</span>` : "Quiet"}</td>
  <td>${rule.says}<details><summary>What to do</summary><pre>${readFileSync(join(runbooks, pageOf(rule)), "utf8")}</pre></details></td>
</tr>`;

export const alarms: Section = {
  path,
  title: "Alarms",
  about: "Which alarms would ring on AWS, by the same rules, and what to do then.",
  open(app, { watch }, sections) {
    app.get(path, (c) => {
      const ringing = watch.ringing();
      const rules = alarmRules.toSorted(
        (one, other) => Number(ringing.includes(other.name)) - Number(ringing.includes(one.name)),
      );
      const body = html`<div class="scroll" tabindex="0" role="region" aria-label="Alarms">
        <table>
          <thead><tr><th scope="col">Alarm</th><th scope="col">State</th><th scope="col">Means</th></tr></thead>
          <tbody>${rules.map((rule) => row(rule, ringing.includes(rule.name)))}</tbody>
        </table>
      </div>`;
      return c.html(page({ title: "Alarms", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) => c.json(watch.ringing()));
  },
};
