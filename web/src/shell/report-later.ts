const DELAY_MS = 3_000;

/** What operators see of a visit comes after everything that shoppers see. */
export const reportLater = () =>
  void setTimeout(
    () =>
      import("./reporting.ts").then(
        ({ report }) => report(),
        () => undefined,
      ),
    DELAY_MS,
  );
