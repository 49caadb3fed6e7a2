import { lazy, type ReactNode, useLayoutEffect } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router";
import { screenPaths, titleOf } from "../../functions/core/site/addresses.ts";
import { screens } from "./screens.ts";
import { chunk } from "./shell/chunks.ts";
import { Shell } from "./shell/Shell.tsx";
import { loadWithQueries, WithQueries } from "./shell/with-queries.ts";

const contents = screenPaths.map(({ name, path }) => {
  const load = chunk(path, screens[name].load);
  return { path, title: titleOf(name), isStatic: screens[name].static, load, Content: lazy(load) };
});

function Titled({ title, children }: { title: string; children: ReactNode }) {
  // Before the screen's own effects: it may know better.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}

/** Fetches the code of the screen that an address shows, so that it is there before the page is brought to life. */
export async function codeFor(pathname: string) {
  const screen = contents.find(({ path }) => matchPath(path, pathname));
  if (screen) await Promise.all([screen.load(), ...(screen.isStatic ? [] : [loadWithQueries()])]);
}

export function App() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {contents.map(({ path, title, isStatic, Content }) => (
          <Route
            key={path}
            path={path}
            element={
              <Titled title={title}>
                {isStatic ? (
                  <Content />
                ) : (
                  <WithQueries>
                    <Content />
                  </WithQueries>
                )}
              </Titled>
            }
          />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
