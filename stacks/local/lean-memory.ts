/**
 * What a password or a picture needs for a moment goes back to the system when it is done with. The C library would
 * keep it: in a heap for each thread, and for whatever is smaller than the largest that was ever given back, which is
 * the 19 MB of a password. And V8 would let its nursery grow to a hundred. Both read this at birth alone, so the
 * process begins once more, as itself.
 */
const settings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
const nursery = "--max-semi-space-size=8";

if (process.platform === "linux" && !Object.keys(settings).some((name) => name in process.env)) {
  const { argv, execArgv, execPath, env } = process;
  process.execve?.(execPath, [execPath, nursery, ...execArgv, ...argv.slice(1)], { ...env, ...settings });
}
