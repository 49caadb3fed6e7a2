import { renderToString } from "preact-render-to-string";
import { type Product, productsQuery } from "./catalogue/queries.ts";
import { type Journey, journeysQuery } from "./journeys/queries.ts";
import { StaticRouter } from "./kit/router.tsx";
import { App, codeFor } from "./routes.tsx";
import { queryClient } from "./shell/query-client.ts";

type Made = { content: string; answers: readonly (readonly [key: readonly string[], answer: unknown])[] };

/** What its page shows of a product: each room once, and without measures that the site knows. */
function lean({ displayImages, ...product }: Product): Product {
  const rooms = new Map<string, Product["displayImages"][number]>();
  for (const { room, title, supportedAspectRatios } of displayImages) {
    const before = rooms.get(room)?.supportedAspectRatios ?? [];
    rooms.set(room, { room, title, supportedAspectRatios: [...before, ...supportedAspectRatios] });
  }
  return { ...product, displayImages: [...rooms.values()] };
}

/** What is the same for everybody and stands in a page: it is asked for once more when the page comes to life. */
export type Known = { products?: readonly Product[]; journeys?: readonly Journey[] };

/** A page as HTML, the way the site would show it first, and what it was made of. */
export async function render(path: string, { products, journeys }: Known = {}): Promise<Made> {
  const answers: Made["answers"] = [
    ...(products ? [[productsQuery.queryKey, products.map(lean)] as const] : []),
    ...(journeys ? [[journeysQuery.queryKey, journeys] as const] : []),
  ];
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  await codeFor(path);
  const content = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  // What is kept for a minute would keep the build waiting as long.
  queryClient.clear();
  return { content, answers };
}
