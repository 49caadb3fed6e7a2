/** Fails with all that has failed, if anything has. A log prints an error's words alone: those of several name each. */
export function failWith(failures: readonly unknown[]): void {
  const all = failures.flatMap((one) => (one instanceof AggregateError ? one.errors : [one]));
  if (all.length > 1) throw new AggregateError(all, all.map(String).join("; "));
  if (all.length === 1) throw all[0];
}
