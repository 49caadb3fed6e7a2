import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { useStore } from "../store.ts";
import { isLoggedIn } from "./session.ts";

type Providers = Awaited<ReturnType<typeof askProviders>>;
export type GoogleOptions = NonNullable<Providers["google"]>;

export const askProviders = () => call("GET /auth/providers", {});

/** What the popup, when it is back on our own page, tells the page that asked. */
type GoogleAnswer = {
  kind: "google";
  state: string;
  accessToken: string | undefined;
  error: string | undefined;
};

/** What Google has written behind the address of our page. */
export function answerIn(hash: string): GoogleAnswer {
  const told = new URLSearchParams(hash.slice(1));
  return {
    kind: "google",
    state: told.get("state") ?? "",
    accessToken: told.get("access_token") ?? undefined,
    error: told.get("error") ?? undefined,
  };
}

/**
 * Where the popup is heard, and told that it was. A sign-in page on the way may have cut it off from its opener
 * (Cross-Origin-Opener-Policy); only pages of this origin hear this, and only those that know the state.
 */
export function channelOf(state: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`google ${state}`);
  } catch {
    // A browser that may store nothing for us may have none.
    return undefined;
  }
}

/** Somebody said no. */
const DENIED = "access_denied";

const isAnswer = (data: unknown, state: string): data is GoogleAnswer =>
  typeof data === "object" && data !== null && "kind" in data && data.kind === "google" && "state" in data
    ? data.state === state
    : false;

const WIDTH = 480;
const HEIGHT = 640;
const LOOK_EVERY_MS = 500;
/** A window is closed as soon as it has told its answer, which a busy page may hear later than that. */
const LOOKS_AT_CLOSED = 4;
/** One that was cut off looks closed: somebody may still be signing in there. */
const LISTEN_ON_MS = 600_000;

/** Its sentence is shown: only whoever sits there can allow the window. */
export class PopupBlocked extends Error {}

/**
 * Opens Google's account chooser, and answers with the token that it gave to this shop. Undefined: nothing came for long
 * after the window was closed, the person said no, or has logged in otherwise; what else Google refuses is an error.
 * Has to be called by a click, or browsers block the window.
 */
export function askGoogle(
  { clientId, authorizeUrl, scope }: GoogleOptions,
  looksClosed: () => void,
): Promise<string | undefined> {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: window.location.origin + paths.googleReturn,
    response_type: "token",
    scope,
    state,
  });
  const left = window.screenX + (window.outerWidth - WIDTH) / 2;
  const top = window.screenY + (window.outerHeight - HEIGHT) / 2;
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = window.open(`${authorizeUrl}?${query}`, "google", place);
  if (!popup) {
    const words = "Your browser has blocked Google's window. Please allow it, and try again.";
    return Promise.reject(new PopupBlocked(words));
  }

  return new Promise((resolve, reject) => {
    const channel = channelOf(state);
    const done = (token: string | undefined, error = DENIED) => {
      clearInterval(looking);
      clearTimeout(listening);
      window.removeEventListener("message", hear);
      stopWatching();
      channel?.close();
      if (token || error === DENIED) resolve(token);
      else reject(new Error(`Google refused: ${error}`));
    };
    // Only our own page, and only the window that this click opened, is believed.
    const take = (data: unknown) => {
      if (!isAnswer(data, state)) return;
      channel?.postMessage("heard");
      done(data.accessToken, data.error);
    };
    const hear = ({ origin, data }: MessageEvent) => origin === window.location.origin && take(data);
    let closed = 0;
    let listening: ReturnType<typeof setTimeout> | undefined;
    const looking = setInterval(() => {
      if (!popup.closed || ++closed < LOOKS_AT_CLOSED) return;
      clearInterval(looking);
      listening = setTimeout(() => done(undefined), LISTEN_ON_MS);
      looksClosed();
    }, LOOK_EVERY_MS);
    const stopWatching = useStore.subscribe((now) => isLoggedIn(now) && done(undefined));
    window.addEventListener("message", hear);
    if (channel) channel.onmessage = ({ data }) => take(data);
  });
}
