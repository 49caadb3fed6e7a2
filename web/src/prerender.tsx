import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./routes.tsx";
import { queryClient } from "./shell/query-client.ts";

/** A page as HTML, the way the site would show it first. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // Every part in its place: nothing that a script would have to move there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // What is kept for a minute would keep the build waiting as long.
  queryClient.clear();
  return html;
}
