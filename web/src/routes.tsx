import { type ReactNode, useLayoutEffect } from "react";
import { screenPaths, titleOf } from "../../functions/core/site/addresses.ts";
import { paths } from "../../functions/core/site/paths.ts";
import { chunk } from "./kit/chunks.ts";
import { paramsIn } from "./kit/params.ts";
import { Navigate, Params, useLocation } from "./kit/router.tsx";
import { screens } from "./screens.ts";
import { part } from "./shell/part.tsx";
import { Shell } from "./shell/Shell.tsx";
import { loadWithQueries, WithQueries } from "./shell/with-queries.ts";

const contents = screenPaths.map(({ name, path }) => {
  const load = chunk(path, screens[name].load);
  return { path, title: titleOf(name), isStatic: screens[name].static, load, Content: part(load) };
});

function Titled({ title, children }: { title: string; children: ReactNode }) {
  // Before the screen's own effects: it may know better.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}

/** Which screen an address shows, and what stands in it. */
function screenAt(pathname: string) {
  for (const screen of contents) {
    const params = paramsIn(screen.path, pathname);
    if (params) return { ...screen, params };
  }
  return undefined;
}

/** Fetches the code of the screen that an address shows, so that it is there before the page is brought to life. */
export async function codeFor(pathname: string) {
  const screen = screenAt(pathname);
  if (screen) await Promise.all([screen.load(), ...(screen.isStatic ? [] : [loadWithQueries()])]);
}

function Screen() {
  const screen = screenAt(useLocation().pathname);
  if (!screen) return <Navigate to={paths.home} replace />;
  const { path, title, isStatic, params, Content } = screen;
  return (
    <Params value={params}>
      <Titled key={path} title={title}>
        {isStatic ? (
          <Content />
        ) : (
          <WithQueries>
            <Content />
          </WithQueries>
        )}
      </Titled>
    </Params>
  );
}

export const App = () => (
  <Shell>
    <Screen />
  </Shell>
);
