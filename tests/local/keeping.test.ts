import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { GetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { expect, test } from "vitest";
import type { ImageJob } from "../../functions/core/images/jobs.ts";
import { pictureUrl } from "../../functions/core/images/pictures.ts";
import { s3Pictures } from "../../functions/partners/s3.ts";
import { sesMailer } from "../../functions/partners/ses.ts";
import { sqsQueue } from "../../functions/partners/sqs.ts";
import { localCaller } from "../../stacks/local/aws.ts";
import { awsAt, sqsClient } from "../support/aws.ts";
import { aFolder, environmentOf, openStageProcess } from "./stage-process.ts";

const STARTS = 120_000;

/** The shop's own adapters, pointed at a stage that runs elsewhere. */
function adaptersFor(dataDir: string) {
  const env = environmentOf(dataDir);
  const links = JSON.parse(env.SST_RESOURCES_JSON ?? "");
  const endpoint = (service: string) => env[`AWS_ENDPOINT_URL_${service}`] ?? "";
  const sqs = sqsClient(new URL(links.ImageQueue.url).origin);
  return {
    pictures: s3Pictures({
      bucket: links.Pictures.name,
      aws: awsAt(endpoint("S3")),
    }),
    mailer: sesMailer({
      ...links.Mail,
      aws: awsAt(endpoint("SESV2")),
    }),
    queue: sqsQueue<ImageJob>({ url: links.ImageQueue.url, caller: localCaller }),
    delayed: async () => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: links.ImageQueue.url,
          AttributeNames: ["ApproximateNumberOfMessagesDelayed"],
        }),
      );
      return Attributes?.ApproximateNumberOfMessagesDelayed;
    },
    keyRing: links.SessionKeys.value,
  };
}

test("what was answered before a SIGKILL is there after a restart", { timeout: STARTS }, async () => {
  const folder = await aFolder();
  const before = await openStageProcess({ DATA_DIR: folder.path, WALLFLOWER_CLOCK_AHEAD: "86400" });
  // Whoever joins it lives in the same hour.
  expect(environmentOf(folder.path).WALLFLOWER_CLOCK_AHEAD).toBe("86400");
  const shop = adaptersFor(folder.path);
  const email = { to: "ann@example.com", subject: "Kept", text: "t", html: "<p>h</p>" };
  await shop.mailer.send(email);
  const bytes = new TextEncoder().encode("a picture");
  await shop.pictures.put("public/kept.webp", { bytes, contentType: "image/webp" });
  await shop.queue.send({ kind: "draw", batchId: "b", n: 0 }, { delaySeconds: 900 });
  await before.end("SIGKILL");

  const after = await openStageProcess({ DATA_DIR: folder.path });
  const mails = await fetch(`${after.url}/_local/mail.json`);
  expect(await mails.json()).toEqual([{ ...email, sentAt: expect.any(String) }]);
  const picture = await fetch(after.url + pictureUrl("public/kept.webp"));
  expect(await picture.text()).toBe("a picture");
  const again = adaptersFor(folder.path);
  expect(await again.delayed()).toBe("1");
  // Whoever was signed in stays so.
  expect(again.keyRing).toBe(shop.keyRing);
  await after.end("SIGINT");
  await folder.remove();
});

test("in memory nothing is left behind", { timeout: STARTS }, async () => {
  const folder = await aFolder();
  const stage = await openStageProcess({ DATA_DIR: ":memory:", TMPDIR: folder.path });
  await stage.end("SIGINT");
  expect(readdirSync(folder.path)).toEqual([]);
  expect(existsSync(join(import.meta.dirname, "../../:memory:"))).toBe(false);
  await folder.remove();
});
