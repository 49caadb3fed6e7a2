// What a process is told at its birth or never. Plain words, so that nothing has to be compiled to say them.
const { enableCompileCache } = require("node:module");
const { join } = require("node:path");

const { argv, env, execArgv, execPath, platform } = process;

/**
 * What was compiled once, and rid of its types, is kept for the next start, which takes half as long then. The
 * processes that it begins find it as well.
 */
env.NODE_COMPILE_CACHE ??= join(__dirname, "../../.cache/compiled");
enableCompileCache(env.NODE_COMPILE_CACHE);

/**
 * What a password or a picture needs for a moment goes back to the system when it is done with. The C library would
 * keep it: in a heap for each thread, and for whatever is smaller than the largest that was ever given back, which is
 * the 19 MB of a password; and the library that draws has one of its own, which looks for what it could give back only
 * while somebody draws. Both read this at birth alone, so the process begins once more, as itself; not one that is
 * watched, which would lose its line to who watches.
 */
const settings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "32768", MIMALLOC_PURGE_DELAY: "0" };

/** And V8 would let the nursery of each thread grow to a hundred, and sweep it with helpers that cost more than they do. */
const memory = ["--max-semi-space-size=1", "--no-parallel-scavenge"];

/**
 * A thread that compiles beside the main one may wait for memory that is freed there, while the main one waits at its end
 * for that thread, for ever: https://github.com/nodejs/node/issues/54918
 */
const end = ["--no-concurrent-sparkplug"];

if (platform === "linux" && !process.channel && !Object.keys(settings).some((name) => name in env))
  process.execve?.(execPath, [execPath, ...memory, ...end, ...execArgv, ...argv.slice(1)], {
    ...env,
    ...settings,
  });
