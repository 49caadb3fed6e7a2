import { takeReport, VisitReport } from "../core/site/report.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

export const reportFromBrowser = operation({
  method: "POST",
  path: "/report",
  summary: "What failed in a browser and how fast the screens were, without a word of who was there",
  credentials: "none",
  body: VisitReport,
  answer: z.object({ received: z.literal(true) }),
  limit: { scope: "report", most: 30, withinSeconds: HOUR_SECONDS },
  async handle(shop, { body, ipAddress }) {
    await takeReport(shop, body, { ipAddress });
    return { received: true as const };
  },
});
