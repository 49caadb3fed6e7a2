import { parentPort } from "node:worker_threads";
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

// One thread runs all tests against all mutants, one after the other: packages stay loaded, and of our own modules
// only those are loaded anew that can see what was planted.

type Modules = Parameters<NonNullable<Parameters<typeof init>[0]["onModuleRunner"]>>[0]["evaluatedModules"];
type Module = Parameters<Modules["invalidateModule"]>[0];
type Listener = Parameters<Parameters<typeof init>[0]["on"]>[0];
type Vitest = { current?: { type: string; id: string } };

const port = parentPort;
if (!port) throw new Error("A thread of the mutants' judge: npm run mutants starts it.");

let modules: Modules | undefined;
let stale: string[] = [];
port.on("message", (message: { stale?: string[] }) => {
  if (message.stale) stale = message.stale;
});

/** Which test ran which function; what runs while a file is loaded belongs to all of its tests. */
const reached = new Map<string, Set<string>>();
Object.assign(globalThis, {
  reached: (place: string) => {
    const { current } = (globalThis as { __vitest_worker__?: Vitest }).__vitest_worker__ ?? {};
    const by = current?.type === "test" ? current.id : "all";
    reached.set(by, (reached.get(by) ?? new Set()).add(place));
  },
  testDone: () => port.postMessage({ testDone: true }),
});

/** These files, and whatever imports them. */
function forget(files: string[]) {
  const seen = new Set<Module>();
  const follow = (module: Module | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const importer of module.importers) follow(modules?.getModuleById(importer));
  };
  for (const file of files) for (const module of modules?.getModulesByFile(file) ?? []) follow(module);
  for (const module of seen) modules?.invalidateModule(module);
}

// The first listener is the thread's; every run adds one of its own, and would leave it behind.
const listeners: Listener[] = [];

init({
  post: (response) => port.postMessage(response),
  on: (listener) => {
    listeners.push(listener);
    port.on("message", listener);
  },
  off: (listener) => port.off("message", listener),
  teardown: () => {
    for (const listener of listeners.splice(1)) port.off("message", listener);
  },
  onModuleRunner: (runner) => {
    modules = runner.evaluatedModules;
  },
  setup: setupEnvironment,
  collectTests: (state, traces) => runBaseTests("collect", state, traces),
  runTests: async (state, traces) => {
    forget(stale);
    reached.clear();
    globalThis.noticed = false;
    await runBaseTests("run", state, traces);
    port.postMessage({ reached: [...reached] });
  },
});
