import { expect, test } from "vitest";
import { API } from "../../../functions/core/site/api-paths.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

async function preview(subject: string, { drawn = true } = {}) {
  const studio = aShopThatDraws();
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", {
    ...aPictureRequest,
    journeyStepValues: { ...aPictureRequest.journeyStepValues, subject },
  });
  if (drawn) await studio.drawAll();
  const id: string = body.generatedImages[0]._id;
  const get = async (path: string) => {
    const response = await studio.app.request(`${API}${path}`, {
      headers: { "x-origin-secret": ORIGIN_SECRET },
    });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };
  const shown = (await guest.get(`/images/${id}`)).body.image;
  return {
    shown,
    site: studio.shop.siteUrl,
    id,
    ...(await get(`/images/${encodeURIComponent(id)}/preview`)),
  };
}

const property = (text: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1];

test("a shared picture shows its title, a description and itself", async () => {
  const { text, type, shown, site, id } = await preview("A fox asleep in a library");
  expect(type).toMatch(/^text\/html/);
  expect(text).toContain("<title>A fox asleep in a library | Wallflower</title>");
  // Whoever has the link is shown it; nobody finds it who was not given it.
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(property(text, "og:title")).toBe("A fox asleep in a library");
  expect(property(text, "og:description")).toMatch(/made at Wallflower/);
  expect(property(text, "og:image")).toBe(`${site}${shown.imageUrl}`);
  expect(property(text, "og:image:width")).toBe(String(shown.width));
  expect(property(text, "og:url")).toBe(`${site}/image/${encodeURIComponent(id)}`);
});

test("what a shopper typed is text, not markup", async () => {
  const { text } = await preview(`A "fox" & <b>two</b> <script>alert(1)</script> owls`);
  expect(text).not.toMatch(/<script|<b>/);
  expect(property(text, "og:title")).toContain("A &quot;fox&quot; &amp; &lt;b&gt;");
});

test("a picture that is not ready has no picture yet, and says all the rest", async () => {
  const { status, text } = await preview("A fox in the snow", { drawn: false });
  expect(status).toBe(200);
  expect(property(text, "og:title")).toBe("A fox in the snow");
  expect(property(text, "og:image")).toBeUndefined();
});
