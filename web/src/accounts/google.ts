import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";

type Providers = Awaited<ReturnType<typeof askProviders>>;
export type GoogleOptions = NonNullable<Providers["google"]>;

export const askProviders = () => call("GET /auth/providers", {});

/** What the popup, when it is back on our own page, tells the window that opened it. */
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

/**
 * Opens Google's account chooser, and answers with the token that it gave to this shop. Undefined: the person closed
 * the window or said no; what else Google refuses is an error. Has to be called by a click, or browsers block the window.
 */
export function askGoogle({ clientId, authorizeUrl, scope }: GoogleOptions): Promise<string | undefined> {
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
  if (!popup) return Promise.reject(new Error("The window was blocked."));

  return new Promise((resolve, reject) => {
    const done = (token: string | undefined, error = DENIED) => {
      clearInterval(looking);
      window.removeEventListener("message", hear);
      if (token || error === DENIED) resolve(token);
      else reject(new Error(`Google refused: ${error}`));
    };
    const hear = ({ origin, data }: MessageEvent) => {
      // Only our own page, and only the window that this click opened, is believed.
      if (origin === window.location.origin && isAnswer(data, state)) done(data.accessToken, data.error);
    };
    let closed = 0;
    const looking = setInterval(() => {
      if (popup.closed && ++closed === LOOKS_AT_CLOSED) done(undefined);
    }, LOOK_EVERY_MS);
    window.addEventListener("message", hear);
  });
}
