import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import sharp from "sharp";
import { currency } from "../../../functions/lib/money.ts";
import { type QueueDefinition, queues } from "../../../stacks/definitions.ts";
import { startCloud } from "../../../stacks/local/cloud.ts";
import { loadHandler } from "../../../stacks/local/lambda/functions.ts";
import { sqsEvent } from "../../../stacks/local/lambda/sqs-event.ts";
import type { Mail } from "../../../stacks/local/ses/mails.ts";
import { sqsClient } from "../../support/aws.ts";
import { fakeImageProcessor } from "../../support/fake-image-processor.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";
import { ada, aVisitor } from "../../support/visitor.ts";
import { links } from "./links.ts";
import { recordCalls } from "./recording.ts";

/** The shop's own address, where nobody listens: partners that call back are not heard. */
const nowhere = "http://127.0.0.1:9";

/**
 * A day at the shop with its real adapters and handlers against the cloud on this machine: somebody registers, draws,
 * buys, corrects and deletes; pictures fail and are tried again; the clock sweeps and audits. Answers what each
 * function asked of AWS.
 */
export async function aDay() {
  const [bedrock, cloud] = await Promise.all([aBedrock(), startCloud({ siteUrl: nowhere })]);
  const linked = {
    ...JSON.parse(cloud.env.SST_RESOURCES_JSON ?? "{}"),
    OriginSecret: { value: ORIGIN_SECRET },
    ...links,
  };
  Object.assign(process.env, cloud.env, {
    SST_RESOURCES_JSON: JSON.stringify(linked),
    WALLFLOWER_HOLD_MINUTES: "0",
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    AWS_ENDPOINT_URL_CLOUDFRONT: bedrock.url,
  });
  const recording = recordCalls();
  const client = sqsClient(cloud.sqs.url);

  const [{ createApp }, { shop }] = await Promise.all([
    import("../../../functions/api/app.ts"),
    import("../../../functions/shop.ts"),
  ]);
  // Pixels are no matter of rights.
  shop.imageProcessor = fakeImageProcessor;
  shop.passwordCost = { memory: 8, passes: 1 };
  const said: string[] = [];
  shop.log = {
    info: (event) => said.push(event),
    error: (event, fields) => said.push(`${event} ${JSON.stringify(fields)}`),
  };
  const app = createApp(shop);
  const visitor = () =>
    aVisitor({
      request: (...call: unknown[]) => recording.as("Api", async () => Reflect.apply(app.request, app, call)),
    } as typeof app);

  /** Lets a worker do what waits, as Lambda would; it says what has failed. */
  async function work(definition: QueueDefinition) {
    const QueueUrl = cloud.sqs.urlOf(definition.resource);
    const handler = await loadHandler(definition.handler);
    for (;;) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 0 }),
      );
      if (Messages.length === 0) return;
      await recording.as(definition.resource, () =>
        handler(sqsEvent(definition.resource, Messages), {
          awsRequestId: "r",
          functionName: definition.handler,
          getRemainingTimeInMillis: () => 60_000,
        }),
      );
    }
  }
  const workAll = async () => {
    await work(queues.images);
    await work(queues.orders);
    await work(queues.mails);
  };
  const { sweep, audit } = await import("../../../functions/worker/sweeps.ts");

  const mails = cloud.records.collection<Mail>("mails");
  const mailedToken = () =>
    /oken=([\w-]+)/.exec(
      mails
        .all()
        .map(({ text }) => text)
        .join(),
    )?.[1] ?? "";
  const address = { countryCode: "US" };

  /** Somebody orders a print, and pays. */
  async function buy(
    browser: ReturnType<typeof visitor>,
    image: { _id: string; imageUrl: string; prompt: string },
  ) {
    const item = {
      name: "Art Paper Print",
      copies: 1,
      productOptions: [
        { label: "Size", value: "16x24" },
        { label: "Frame", value: "none" },
      ],
      relatedImage: { _id: image._id, imageUrl: image.imageUrl, prompt: image.prompt },
    };
    await browser.call("PUT", "/cart", { items: [item], shippingAddress: address });
    const { body } = await browser.post("/cart/create-checkout-session", {
      items: [item],
      shippingAddress: address,
      currencyCode: currency,
    });
    const page = cloud.stripe.book.all().find(({ status }) => status === "open");
    if (!page) throw new Error(`there is no page to pay at: ${JSON.stringify(body)}`);
    cloud.stripe.book.pay(page, {
      email: ada.email,
      name: "Ada Lovelace",
      line1: "1 Main St",
      line2: "",
      city: "Reno",
      state: "NV",
      zip: "89501",
      shipping: page.rates[0]?.id ?? "",
    });
    return body.session.sessionId as string;
  }

  const browser = visitor();
  await browser.post("/auth/register-guest");
  await browser.post("/auth/register", ada);
  await browser.post("/auth/verify-email", { emailToken: mailedToken(), password: ada.password });
  await browser.post("/auth/logout");
  await browser.post("/auth/register-guest");
  await browser.post("/images/text-to-image", aPictureRequest);
  await browser.post("/auth/login", ada);
  for (const queue of [shop.queues.images, shop.queues.orders])
    await queue.send({ kind: "nonsense" } as never);
  await workAll();
  // One of them had to wait, and one was not to the model's taste: nobody knows which, as queues keep no order.
  const { body: own } = await browser.get("/user/generatedImages?limit=10");
  const [picture, other] = own.generatedImages.filter(({ status }: { status: string }) => status === "ready");
  const { image } = (await browser.get(`/images/${picture._id}`)).body;
  await browser.post("/images/text-to-image", { ...aPictureRequest, parent: picture._id });
  const printed = await buy(browser, image);
  await browser.get(`/cart/checkout-session/${printed}`);
  await workAll();
  await browser.get("/orders?limit=5");
  await buy(browser, image);
  // No webhook tells of it, and its page closes: the audit finds what was paid.
  const { clock } = shop;
  const later = new Date(Date.now() + 3_600_000);
  shop.clock = { now: () => later };
  await recording.as("Audit", audit);
  await workAll();
  shop.clock = clock;
  await browser.post("/contact-form", {
    name: "Ada",
    email: ada.email,
    subject: "Hello",
    message: "A question of mine.",
  });
  // One mail comes back, and comes back once more; another is not wanted by somebody who had asked for it.
  for (const email of ["bounce@example.com", "bounce@example.com", "complaint@example.com"]) {
    await visitor().post("/newsletter/subscribe", { email });
    const [, token] = /confirm=([\w-]+)/.exec(mails.all()[0]?.text ?? "") ?? [];
    if (token) await browser.post("/newsletter/confirm", { token });
  }
  await workAll();
  // A picture is deleted while its order waits for its file.
  const waiting = await buy(browser, (await browser.get(`/images/${other._id}`)).body.image);
  await browser.get(`/cart/checkout-session/${waiting}`);
  await browser.delete(`/images/${other._id}`);
  await workAll();
  // Somebody asks for pictures whose jobs are lost, leaves, and is forgotten.
  const stranger = visitor();
  await stranger.post("/auth/register-guest");
  await stranger.post("/images/text-to-image", aPictureRequest);
  for (const days of [1, 100, 101]) {
    const then = new Date(Date.now() + days * 24 * 3_600_000);
    shop.clock = { now: () => then };
    await recording.as("Sweep", sweep);
    await workAll();
  }

  recording.stop();
  client.destroy();
  await Promise.all([cloud.close(), bedrock.close()]);
  return { calls: recording.calls, said };
}

/** Bedrock as a model that draws plain paper, enlarges it, and minds nothing; CloudFront is content with any answer. */
async function aBedrock() {
  const paper = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#7a6" } })
      .png()
      .toBuffer();
  const drawn = (await paper(16, 24)).toString("base64");
  /** One is too much at the moment, and one is not to its taste. */
  let drawings = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const draws = path.includes("sd3");
    if (draws) drawings++;
    const busy = draws && drawings === 2;
    const answer = path.startsWith("/guardrail/")
      ? { action: "NONE", outputs: [], assessments: [], usage: {} }
      : draws && drawings === 3
        ? { finish_reasons: ["Filter reason: prompt"], seeds: [1] }
        : { images: [drawn], finish_reasons: [null], seeds: [1] };
    request.resume();
    request.on("end", () => {
      response.writeHead(busy ? 429 : 200, {
        "content-type": "application/json",
        ...(busy && { "x-amzn-errortype": "ThrottlingException" }),
      });
      response.end(JSON.stringify(busy ? {} : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
