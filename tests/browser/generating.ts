import type { APIRequestContext, Page } from "@playwright/test";
import type { Operations } from "../../functions/api/operations.ts";
import { defaultJourney } from "../../functions/core/journeys/default-journey.ts";
import { paths, printPath, withQuery } from "../../functions/core/site/paths.ts";
import type { Art } from "../../web/src/store.ts";
import { expect } from "./pages.ts";
import { openAs } from "./people.ts";

type Ratio = "square" | "portrait" | "landscape";

const answersFor = (subject: string, aspectRatio: Ratio) => ({
  artStyle: "sumi-e-style",
  subject,
  aspectRatio,
});

/** At the journey's last button: the answers come along in the address. Step by step it is walked in journey.spec.ts. */
export async function answerAll(page: Page, subject: string, ratio: Ratio = "portrait") {
  await page.goto(withQuery(paths.journeyStart, answersFor(subject, ratio)));
  await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
}

/** A guest, and four pictures of theirs as the shop makes them. */
async function made(request: APIRequestContext, subject: string, ratio: Ratio) {
  const asked = async <Name extends keyof Operations>(name: Name, data: object, headers = {}) => {
    const path = `/api/v1${name.replace("POST ", "")}`;
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Operations[Name]["answer"];
  };
  const guest = await asked("POST /auth/register-guest", {});
  const headers = { authorization: `Bearer ${guest.accessToken}`, "idempotency-key": crypto.randomUUID() };
  const { _id: journeyId, shortname: journeyShortname } = defaultJourney;
  const body = { journeyId, journeyShortname, journeyStepValues: answersFor(subject, ratio) };
  const begun = await asked("POST /images/text-to-image", body, headers);
  const relatedBatch = begun.generatedImages[0]?.relatedBatch ?? "";
  let pictures: Art[] = [];
  const states = async () => {
    const found = await asked("POST /images/generated-images/search", { relatedBatch }, headers);
    pictures = found.generatedImages;
    return pictures.map(({ status }) => status);
  };
  await expect.poll(states, { timeout: 80_000 }).toEqual(["ready", "ready", "ready", "ready"]);
  return { guest, relatedBatch, pictures };
}

/** A guest at the review of four pictures. */
export async function generate(page: Page, subject: string, ratio: Ratio = "portrait") {
  const { guest, relatedBatch } = await made(page.request, subject, ratio);
  const query = { journeyId: defaultJourney._id };
  await openAs(page, guest, withQuery(paths.imageReview(relatedBatch), query));
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
}

/** A guest with four pictures, in the gallery. */
export async function atTheGallery(page: Page, subject: string) {
  const { guest } = await made(page.request, subject, "portrait");
  await openAs(page, guest, paths.creations);
}

/** A guest with a picture, at its page. */
export async function atThePicture(page: Page, subject: string) {
  const { guest, pictures } = await made(page.request, subject, "portrait");
  await openAs(page, guest, paths.image(pictures[0]?._id ?? ""));
}

/** A guest with a picture comes to the product page with it: neither the site nor the picture needs to be there yet. */
export async function comeToTheProduct(page: Page, subject: string, ratio: Ratio = "portrait") {
  const { guest, pictures } = await made(page.request, subject, ratio);
  await openAs(page, guest, printPath(pictures[0]?._id ?? ""));
}

/** A guest with a picture, at the product page with it. */
export async function atTheProduct(page: Page, subject: string, ratio: Ratio = "portrait") {
  await comeToTheProduct(page, subject, ratio);
  await expect(page.getByRole("button", { name: "Swap image" })).toBeVisible();
}
