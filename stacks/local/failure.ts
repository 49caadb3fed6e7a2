/** Why the local stage cannot open: one sentence for the person who started it, and no stack. */
export class StartFailure extends Error {
  override name = "StartFailure";
}

/** Opens a file that an earlier run has left. */
export function opened<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (failure) {
    const known = startFailureOf(failure);
    if (known) throw known;
    const why = failure instanceof Error ? failure.message : failure;
    throw new StartFailure(`${file} cannot be opened (${why}): move it away, or choose another DATA_DIR.`);
  }
}

const SQLITE_FULL = 13;

/** What befalls a machine rather than the shop. */
export function startFailureOf(failure: unknown): StartFailure | undefined {
  if (failure instanceof StartFailure) return failure;
  const isFull =
    ["ENOSPC", "EDQUOT"].some((code) => hasCode(failure, code)) ||
    (failure instanceof Error && "errcode" in failure && failure.errcode === SQLITE_FULL);
  if (!isFull) return undefined;
  return new StartFailure(
    "No room is left on the disk that holds DATA_DIR: free some, or choose another folder.",
  );
}

export const hasCode = (failure: unknown, code: string) =>
  failure instanceof Error && "code" in failure && failure.code === code;
