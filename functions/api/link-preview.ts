import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Shop } from "../composition.ts";
import { structuredOfferOf } from "../core/catalogue/structured-offer.ts";
import { choiceName } from "../core/images/choice-name.ts";
import { findImage } from "../core/images/gallery.ts";
import { findableImages } from "../core/images/listing.ts";
import { showImage } from "../core/images/shown.ts";
import { paths } from "../core/site/paths.ts";
import type { Env } from "./request-log.ts";

/**
 * A picture's page for those who run no script: the edge leads crawlers of social networks from `/image/{id}` to
 * here, so that a shared link shows what it leads to. People who end up here still see the picture.
 */
export const linkPreview = (shop: Shop) => async (c: Context<Env>) => {
  const image = await findImage(shop, c.req.param("imageId") ?? "");
  const { imageUrl, alt, width, height, prompt, _id, findable, onlyOwnerBuys } = showImage(image);
  const page = shop.siteUrl + paths.image(_id);
  const style = choiceName(image.brief.artStyle);
  const description = `A picture in the style ${style}, made at Wallflower. Describe your own, and order it as a real print, framed or not.`;
  const contentUrl = shop.siteUrl + imageUrl;
  const known = { "@context": "https://schema.org", "@type": "ImageObject", name: prompt, description: alt };
  const [print] = onlyOwnerBuys ? [] : shop.catalogue.products;
  const sold = { creditText: "Wallflower", ...(print && { offers: structuredOfferOf(print) }) };
  const data = JSON.stringify({ ...known, url: page, contentUrl, width, height, ...sold });
  // Short: a picture that is still being made is there a minute later. Who is found may take that back at once.
  c.header("cache-control", findable ? "no-store" : "public, max-age=60");
  c.header("content-security-policy", "default-src 'none'; img-src 'self'; frame-ancestors 'none'");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${
            findable
              ? html`<script type="application/ld+json">${raw(data.replaceAll("<", "\\u003c"))}</script>`
              : html`<meta name="robots" content="noindex" />`
          }
          <title>${prompt} | Wallflower</title>
          <meta name="description" content="${description}" />
          <link rel="canonical" href="${page}" />
          <meta property="og:site_name" content="Wallflower" />
          <meta property="og:type" content="website" />
          <meta property="og:title" content="${prompt}" />
          <meta property="og:description" content="${description}" />
          <meta property="og:url" content="${page}" />
          ${
            imageUrl &&
            html`<meta property="og:image" content="${shop.siteUrl}${imageUrl}" />
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content="${width}" />
              <meta property="og:image:height" content="${height}" />
              <meta property="og:image:alt" content="${alt}" />
              <meta name="twitter:card" content="summary_large_image" />`
          }
        </head>
        <body>
          <h1>${prompt}</h1>
          ${imageUrl && html`<img src="${imageUrl}" alt="${alt}" width="320" />`}
          <p>${description}</p>
          <p><a href="/">Wallflower</a></p>
        </body>
      </html>`,
  );
};

/** For search engines: the pictures whose owners want to be found, as they are in this moment. */
export const pictureSitemap = (shop: Shop) => async (c: Context<Env>) => {
  const found = (await findableImages(shop)).map(
    (id) => `<url><loc>${shop.siteUrl}${paths.image(id)}</loc></url>`,
  );
  const list = ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...found, "</urlset>"];
  return c.body(list.join("\n"), 200, { "content-type": "application/xml", "cache-control": "no-store" });
};
