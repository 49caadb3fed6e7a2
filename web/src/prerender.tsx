import { QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { newQueryClient } from "./queries.ts";
import { App, titleOf } from "./routes.tsx";
import { screens } from "./screens.ts";

/** A page as HTML, the way the site would show it first. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={newQueryClient()}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </QueryClientProvider>,
    // Every part in its place: nothing that a script would have to move there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

export const pages = screens
  .filter(({ prerendered }) => prerendered)
  .map((screen) => ({ path: screen.path, title: titleOf(screen), description: screen.description ?? "" }));
