import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** How a window came to where it is: "POP" is the browser's own way, back, forth or at first. */
type How = "POP" | "PUSH" | "REPLACE";

/** Where a window is; each step of its history has a key, and what was given along with it. */
type Place = { pathname: string; search: string; hash: string; key: string; state: unknown; how: How };

type Going = { replace?: boolean; state?: unknown };

/** The key of a place that nobody was led to by the site: there the browser has been by itself. */
export const FIRST = "default";

const here = (how: How): Place => {
  const { pathname, search, hash } = location;
  const { key = FIRST, state = null } = history.state ?? {};
  return { pathname, search, hash, key, state, how };
};

const listeners = new Set<(how: How) => void>();

/** Shows another address of the site, or goes so many steps through the window's history. */
export function navigate(to: string | number, { replace = false, state = null }: Going = {}) {
  if (typeof to === "number") return history.go(to);
  const kept = { key: Math.random().toString(36).slice(2), state };
  if (replace) history.replaceState(kept, "", to);
  else history.pushState(kept, "", to);
  for (const listener of listeners) listener(replace ? "REPLACE" : "PUSH");
}

const PlaceContext = createContext<Place | undefined>(undefined);
const ParamsContext = createContext<Record<string, string>>({});

type Routed = {
  /** Fetches what a screen needs to be shown. */
  codeFor(pathname: string): Promise<unknown>;
  children: ReactNode;
};

/** The address that is shown: the old screen stays until the new one has its code. */
export function BrowserRouter({ codeFor, children }: Routed) {
  const [place, setPlace] = useState(() => here("POP"));
  const goal = useRef(place);
  const shown = useRef(place);
  shown.current = place;
  useLayoutEffect(() => {
    const moved = async (how: How) => {
      const next = here(how);
      goal.current = next;
      // Its code is here: what led there is shown together with it.
      if (next.pathname === shown.current.pathname) return setPlace(next);
      // What cannot be loaded is told by the screen itself; whoever has gone on meanwhile is not led back.
      await codeFor(next.pathname).catch(() => undefined);
      if (goal.current === next) setPlace(next);
    };
    const popped = () => moved("POP");
    listeners.add(moved);
    addEventListener("popstate", popped);
    // What it shows first comes to life before it, and may have led on already.
    if (here("POP").key !== goal.current.key) void moved("REPLACE");
    return () => {
      listeners.delete(moved);
      removeEventListener("popstate", popped);
    };
  }, [codeFor]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** An address that does not change, for pages that are written at build. */
export const StaticRouter = ({ location, children }: { location: string; children: ReactNode }) => (
  <PlaceContext value={{ ...nowhere, pathname: location }}>{children}</PlaceContext>
);
const nowhere = { search: "", hash: "", key: FIRST, state: null, how: "POP" } as const;

export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("outside of a router there is no address");
  return place;
}

export const Params = ParamsContext.Provider;
export const useParams = (): Record<string, string | undefined> => useContext(ParamsContext);

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/** What was given along with the place stays with it. */
function changeQuery(change: Change, going?: Going) {
  const { state } = here("REPLACE");
  const query = String(typeof change === "function" ? change(new URLSearchParams(location.search)) : change);
  navigate(location.pathname + (query && `?${query}`), { state, ...going });
}

export function useSearchParams() {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery] as const;
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string } & Going;

/** For another window, or for a file, a link is the browser's. */
const isOurs = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && !/^_(?!self)/.test(currentTarget.target);

export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isOurs(event)) return;
    event.preventDefault();
    // Where one is already, one does not have to go back to.
    navigate(to, { replace: replace ?? event.currentTarget.href === location.href, state });
  }
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that says whether it leads to where one is, or to above that. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} {...(isCurrent && { "aria-current": "page" })} />;
}

export function Navigate({ to, replace = false }: { to: string } & Going) {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
}
