import { ifPossible } from "../kit/chunks.ts";

const DELAY_MS = 3_000;

/** What operators see of a visit comes after everything that shoppers see. */
export const reportLater = () =>
  void setTimeout(
    () =>
      ifPossible(
        () => import("./reporting.ts"),
        ({ report }) => report(),
      ),
    DELAY_MS,
  );
