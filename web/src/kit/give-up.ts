const PATIENCE_MS = 30_000;

/** Why a call was given up, whichever comes first; older browsers cannot join signals. */
export function giveUp(caller: AbortSignal | undefined, person: AbortSignal) {
  const controller = new AbortController();
  let reason: "TIMEOUT_ERROR" | "OVERTAKEN" | "ABORTED" | undefined;
  const because = (why: NonNullable<typeof reason>) => () => {
    reason ??= why;
    controller.abort();
  };
  const [late, overtaken, aborted] = [because("TIMEOUT_ERROR"), because("OVERTAKEN"), because("ABORTED")];
  const timer = setTimeout(late, PATIENCE_MS);
  person.addEventListener("abort", overtaken);
  caller?.addEventListener("abort", aborted);
  if (caller?.aborted) aborted();
  return {
    signal: controller.signal,
    why: () => reason,
    done() {
      clearTimeout(timer);
      person.removeEventListener("abort", overtaken);
      caller?.removeEventListener("abort", aborted);
    },
  };
}
