import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { answers } from "./queries.ts";
import { App, titleOf } from "./routes.tsx";
import { screens } from "./screens.ts";

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
  answers.clear();
  return html;
}

export const pages = screens
  .filter(({ prerendered }) => prerendered)
  .map((screen) => ({ path: screen.path, title: titleOf(screen), description: screen.description ?? "" }));
