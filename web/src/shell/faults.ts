/** What failed here, until it is told: noted from the first moment on, by as little code as possible. */
export const faults: { pathname: string; failure: unknown }[] = [];

const MOST = 20;

export function note(failure: unknown) {
  if (faults.length < MOST) faults.push({ pathname: location.pathname, failure });
}

export function noteFaults() {
  addEventListener("error", ({ error }) => note(error));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
}
