import { defaultJourney } from "../../functions/core/journeys/default-journey.ts";
import { API } from "../../functions/core/site/api-paths.ts";
import { DEFAULT_SHORTNAME } from "../../functions/core/site/paths.ts";
import { currency } from "../../functions/lib/money.ts";
import { solve } from "../../functions/lib/puzzle.ts";
import { catalogue } from "../catalogue.ts";
import { look, missing, type Row, ready } from "./row.ts";

/** Where a stage is called, as its shoppers call it. */
export type Doorstep = {
  /** The stage's own address. */
  url: string;
  stage: string;
  fetch(url: string, init?: RequestInit): Response | Promise<Response>;
  /** Lets a little time pass. */
  wait(): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: answers of a stage that may be another version are looked into field by field.
type Said = { status: number; body: any };

/** A stage that does not answer does not work: here nothing is left to look at. */
async function tried(what: string, step: () => Promise<Row>): Promise<Row[]> {
  try {
    return [await step()];
  } catch (failure) {
    return [
      missing(what, String(failure), "Does the address answer at all? Then stacks/runbooks/ApiErrors.md"),
    ];
  }
}

/** How often it looks whether a picture is ready, at two seconds each. */
const LOOKS = 90;

/** One of everything, for real, as a guest who is forgotten afterwards. */
export async function smoke({ url, stage, fetch, wait }: Doorstep): Promise<Row[]> {
  let token: string | undefined;
  async function call(method: string, path: string, body?: object): Promise<Said> {
    const response = await fetch(url + API + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
  }
  const failed = (what: string, { status, body }: Said, mend: string) =>
    missing(what, `answered ${status} ${body.code ?? ""}`.trim(), mend);

  async function health() {
    const said = await call("GET", "/health");
    return said.status === 200
      ? ready("health", `version ${said.body.version} on ${said.body.stage}`)
      : failed("health", said, "stacks/runbooks/ApiErrors.md");
  }

  /** Whoever does not exist is hashed for all the same, so that nobody can tell by the time it takes. */
  async function hash() {
    const said = await call("POST", "/auth/login", {
      email: "smoke@wallflower.invalid",
      password: "not a password",
    });
    return said.status === 401
      ? ready("a hash", "a password was hashed and compared")
      : failed("a hash", said, "stacks/runbooks/ApiFailures.md");
  }

  async function guest() {
    const said = await call("POST", "/auth/register-guest");
    token = said.body.accessToken;
    return token === undefined
      ? failed("a guest", said, "stacks/runbooks/ApiFailures.md")
      : ready("a guest", "came in");
  }

  async function picture() {
    const asked = {
      journeyId: defaultJourney._id,
      journeyShortname: defaultJourney.shortname,
      journeyStepValues: {
        artStyle: "hokusai-style",
        subject: "A lighthouse above a stormy sea",
        aspectRatio: "portrait",
      },
    };
    let begun = await call("POST", "/images/text-to-image", asked);
    // When the day is half spent, a guest shows first that it is no machine; this one does so as a browser would.
    if (begun.body.puzzle) {
      const solved = await solve(begun.body.puzzle);
      begun = await call("POST", "/images/text-to-image", { ...asked, solved });
    }
    const id: string | undefined = begun.body.generatedImages?.[0]?._id;
    if (id === undefined) return { row: failed("a picture", begun, "stacks/runbooks/ModelTrouble.md") };
    for (let looks = 0; looks < LOOKS; looks++) {
      const { image } = (await call("GET", `/images/${id}`)).body;
      if (image?.status === "ready") {
        const file = await fetch(new URL(image.imageUrl, url).href);
        return file.ok
          ? { row: ready("a picture", `drawn, ${(await file.arrayBuffer()).byteLength} bytes`), image }
          : {
              row: missing(
                "a picture",
                `is not served (${file.status})`,
                "The policy of the pictures' bucket.",
              ),
            };
      }
      if (image?.status === "failed" || image?.status === "blocked")
        return { row: missing("a picture", image.status, "stacks/runbooks/ModelTrouble.md") };
      await wait();
    }
    return {
      row: missing("a picture", "is not ready after three minutes", "stacks/runbooks/ImageQueueAge.md"),
    };
  }

  const lineOf = (image: { _id: string; imageUrl: string; prompt: string }) => ({
    name: catalogue.find(DEFAULT_SHORTNAME)?.name,
    copies: 1,
    productOptions: [
      { label: "Size", value: "16x24" },
      { label: "Frame", value: "none" },
    ],
    relatedImage: { _id: image._id, imageUrl: image.imageUrl, prompt: image.prompt },
  });

  async function quote(line: object) {
    const said = await call("PUT", "/cart", { items: [line], shippingAddress: { countryCode: "US" } });
    const count = said.body.cart?.quotes?.length ?? 0;
    return count > 0
      ? ready("a quote", `${count} ways to send it`)
      : failed(
          "a quote",
          said,
          `npm run ops -- preflight --stage ${stage} says whether the print house answers.`,
        );
  }

  async function payment(line: object) {
    if (stage === "production")
      return look("a payment", "not opened with real money", "Buy one print yourself, and refund it.");
    const said = await call("POST", "/cart/create-checkout-session", {
      items: [line],
      shippingAddress: { countryCode: "US" },
      currencyCode: currency,
    });
    const page: string | undefined = said.body.session?.url;
    return page === undefined
      ? failed("a payment", said, `npm run ops -- preflight --stage ${stage} looks at Stripe's key.`)
      : look(
          "a payment",
          `the page is open: ${page}`,
          "Pay there with 4242 4242 4242 4242; unpaid, it ends by itself.",
        );
  }

  async function cleaned() {
    const said = await call("DELETE", "/user", {});
    return said.status === 200
      ? ready("cleaned up", "the guest and its pictures are forgotten")
      : failed("cleaned up", said, "The guest expires by itself.");
  }

  const rows = [
    ...(await tried("health", health)),
    ...(await tried("a hash", hash)),
    ...(await tried("a guest", guest)),
  ];
  if (token === undefined) return rows;
  try {
    const drawn = await picture();
    rows.push(drawn.row);
    if (drawn.image) {
      const line = lineOf(drawn.image);
      rows.push(
        ...(await tried("a quote", () => quote(line))),
        ...(await tried("a payment", () => payment(line))),
      );
    }
  } catch (failure) {
    rows.push(missing("a picture", String(failure), "stacks/runbooks/ApiErrors.md"));
  } finally {
    rows.push(...(await tried("cleaned up", cleaned)));
  }
  return rows;
}
