import { accessLog } from "./access-log.ts";
import { alarms } from "./alarms.ts";
import { api } from "./api.ts";
import { budget } from "./budget.ts";
import { dashboard } from "./dashboard.ts";
import { shrinkEdgeCode } from "./edge-code.ts";
import { refuseForgottenLinks } from "./former-secret.ts";
import { guardrail } from "./guardrail.ts";
import { linksWithoutGrants } from "./links.ts";
import { mail, mailNews } from "./mail.ts";
import { queues } from "./queues.ts";
import { mendRoles } from "./roles.ts";
import { edgeLink, router } from "./router.ts";
import { schedules } from "./schedules.ts";
import { secrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";
import { site } from "./site.ts";
import { pictures } from "./storage.ts";
import { table } from "./table.ts";

/** The whole shop, in the order in which its parts need each other. */
export function shop() {
  const settings = readSettings($app.stage, process.env);
  refuseForgottenLinks($app.stage, process.env);
  mendRoles();
  shrinkEdgeCode();
  linksWithoutGrants();

  const keys = secrets();
  const edge = router(settings, keys);
  accessLog(settings, edge);
  const post = mail(settings);
  const data = {
    settings,
    secrets: keys,
    table: table(settings),
    pictures: pictures(settings, edge),
    site: site(edge, settings),
    mail: post.link,
    mailbox: post.mailbox,
    model: new sst.Linkable("ImageModel", { properties: settings.imageModel }),
  };
  const work = queues(data);
  mailNews(post, work.mails);
  const clock = schedules(data, work, edgeLink(edge));
  const service = api(data, work, guardrail(), edge);
  alarms(settings, service, work, clock, edge);
  budget(settings);
  dashboard(settings, service, work, clock, edge);

  return { url: edge.url };
}
