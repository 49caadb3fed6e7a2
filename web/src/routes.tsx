import { lazy, type ReactNode, useEffect } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router";
import { type Screen, screens } from "./screens.ts";
import { Asking, loadAsking } from "./shell/asking.ts";
import { chunk } from "./shell/chunks.ts";
import { Shell } from "./shell/Shell.tsx";

export const titleOf = ({ path, title }: Screen) => (path === "/" ? title : `${title} · Wallflower`);

const contents = screens.map((screen) => ({ screen, Content: lazy(chunk(screen.path, screen.load)) }));

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}

/** Fetches the code of the screen that an address shows, so that it is there before the page is brought to life. */
export async function codeFor(pathname: string) {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  if (screen) await Promise.all([screen.load(), ...(screen.asksNothing ? [] : [loadAsking()])]);
}

export function App() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {contents.map(({ screen, Content }) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={
              <Titled title={titleOf(screen)}>
                {screen.asksNothing ? (
                  <Content />
                ) : (
                  <Asking>
                    <Content />
                  </Asking>
                )}
              </Titled>
            }
          />
        ))}
        <Route path="/home" element={<Navigate to="/" replace />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
