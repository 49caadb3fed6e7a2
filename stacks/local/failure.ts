/** Why the local stage cannot open: one sentence for the person who started it, and no stack. */
export class StartFailure extends Error {
  override name = "StartFailure";
}

export const hasCode = (failure: unknown, code: string) =>
  failure instanceof Error && "code" in failure && failure.code === code;
