import { lazy, type ReactNode, useEffect } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router";
import { type Screen, screens } from "./screens.ts";
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

/** The screen that an address shows, so that its code is there before the page is brought to life. */
export const screenAt = (pathname: string) => screens.find(({ path }) => matchPath(path, pathname));

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
                <Content />
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
