import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { Ports, Shop } from "../../../functions/composition.ts";
import { BEDROCK_REGION } from "../../../functions/partners/models/bedrock.ts";
import { api, type buckets, queues, schedules } from "../../../stacks/definitions.ts";
import { root } from "../platform.ts";
import { links } from "./links.ts";
import type { Call } from "./recording.ts";

/** What a call of a port comes to at AWS: an operation, with as much of its input as IAM looks at. */
type Asks = Omit<Call, "by">[];

const ask = (operation: string, input: Record<string, unknown> = {}, region = "us-east-1"): Asks => [
  { operation, input, region },
];
const written = (what: "Put" | "Delete" | "ConditionCheck") =>
  ask("TransactWriteItems", { TransactItems: [{ [what]: {} }] });
const counted = ask("UpdateItem");
const sent = (resource: string) => ask("SendMessage", { QueueUrl: resource });
const postponed = (resource: string) => ask("ChangeMessageVisibility", { QueueUrl: resource });
const nothing: Asks = [];

type Verbs<Port> = Record<keyof Port & string, Asks>;
type Prefix = (typeof buckets.pictures)["publicPrefix" | "privatePrefix"];
const below = (prefix: Prefix) => ({ Key: `${prefix}a` });

const table = {
  get: ask("GetItem"),
  getAll: ask("BatchGetItem"),
  all: ask("Query"),
  list: ask("Query", { IndexName: "gsi1" }),
  wholeList: ask("Query", { IndexName: "gsi1" }),
  due: ask("Query", { IndexName: "gsi2" }),
  create: written("Put"),
  replace: written("Put"),
  remove: written("Delete"),
  // What it writes is said by whoever makes the writes: below.
  write: nothing,
  count: counted,
} satisfies Verbs<Shop["table"]>;

const pictures = {
  put: ask("PutObject", below("public/")),
  get: ask("GetObject", below("private/")),
  head: ask("HeadObject", below("private/")),
  remove: [...ask("DeleteObject", below("public/")), ...ask("DeleteObject", below("private/"))],
} satisfies Verbs<Ports["pictures"]>;

/** All who ask the print house keep one pace, which is counted in the table. */
const printer = {
  quotes: counted,
  submit: counted,
  read: counted,
  readMany: counted,
  cancel: counted,
  since: counted,
} satisfies Verbs<Shop["printer"]>;

/** By the words that the code says for it. A verb that a port is given does not compile until it is here. */
const words = ((): [says: RegExp, asks: Asks][] => {
  const verbs = (port: string, asked: Record<string, Asks>) =>
    Object.entries(asked).map(([verb, asks]): [RegExp, Asks] => [
      new RegExp(`\\b${port}\\d*\\.${verb}\\(`),
      asks,
    ]);
  const writes = (names: string, what: Parameters<typeof written>[0]): [RegExp, Asks] => [
    new RegExp(`(?<!function )\\b(${names})\\d*\\(`),
    written(what),
  ];
  return [
    ...verbs("table", table),
    writes("creating|replacing|superseding", "Put"),
    writes("removing|taking", "Delete"),
    writes("unchanged", "ConditionCheck"),
    ...verbs("pictures", pictures),
    ...verbs("printer", printer),
    ...verbs("queues\\d*\\.images", { send: sent("ImageQueue"), sendMany: sent("ImageQueue") }),
    ...verbs("queues\\d*\\.orders", { send: sent("OrderQueue"), sendMany: sent("OrderQueue") }),
    [/\.postpone\("images"/, postponed("ImageQueue")],
    [/\.postpone\("orders"/, postponed("OrderQueue")],
    ...verbs("mailer", { send: ask("SendEmail") } satisfies Verbs<Ports["mailer"]>),
    ...verbs("guardrail", {
      opinionOf: ask("ApplyGuardrail", { guardrailIdentifier: links.Guardrail.id }),
    } satisfies Verbs<Ports["guardrail"]>),
    ...verbs("edgeCache", {
      clear: ask("CreateInvalidation", links.Edge),
    } satisfies Verbs<Ports["edgeCache"]>),
    ...verbs("model", {
      about: nothing,
      draw: ask("InvokeModel", { modelId: links.ImageModel.model }, BEDROCK_REGION),
      enlarge: ask("InvokeModel", { modelId: links.ImageModel.upscaler }, BEDROCK_REGION),
    } satisfies Verbs<Ports["model"]>),
  ];
})();

const handlers: Record<string, string> = Object.fromEntries(
  [api, ...Object.values(queues), ...Object.values(schedules)].map(({ resource, handler }) => [
    resource,
    handler,
  ]),
);

/** `composition.ts` in parts: what each is made of, and where that stands. */
const composition = readFileSync(path.join(root, "functions/composition.ts"), "utf8");
const imported = new Map(
  [...composition.matchAll(/^import \{(.+?)\} from "(.+?)";$/gm)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name): [string, string] => [name.trim(), from])
      .filter(([name]) => !name.startsWith("type ")),
  ),
);
const parts = [...composition.matchAll(/^ {4}(\w+): \(\) =>([\s\S]*?)(?=^ {4}\w+: \(\)|^ {2}\}\);)/gm)].map(
  ([, part = "", made = ""]) => ({
    part,
    made: [...new Set(made.match(/\b\w+\b/g))].filter((name) => imported.has(name) && name !== "openTable"),
  }),
);

/** Instead of what the sources say, as a change that somebody might make. */
export type Planted = { file: string; from: string; to: string };

/** The shop is what is handed in; whatever of it the code names is looked into as well. */
const shaken = (planted: readonly Planted[]): Plugin => ({
  name: "shaken",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/shop\.ts$/ }, () => ({ path: "shop", namespace: "handed-in" }));
    onLoad({ filter: /.*/, namespace: "handed-in" }, () => ({
      contents: "export const shop = globalThis.shop;",
    }));
    onLoad({ filter: /functions\/.*\.ts$/ }, ({ path: file }) => {
      const here = planted.filter((one) => file.endsWith(one.file));
      if (here.length === 0) return undefined;
      let contents = readFileSync(file, "utf8");
      for (const { from, to } of here) {
        if (!contents.includes(from)) throw new Error(`${file} does not say ${from}`);
        contents = contents.replace(from, to);
      }
      return { contents, loader: "ts" };
    });
  },
});

/** All code that a function can come to, and no other. */
export async function codeOf(by: string, planted: readonly Planted[] = []): Promise<string> {
  const { dir, name, ext } = path.posix.parse(handlers[by] ?? "");
  const lines = new Set([`export { ${ext.slice(1)} } from "./${dir}/${name}.ts";`]);
  for (;;) {
    const before = lines.size;
    const { outputFiles } = await build({
      stdin: { contents: [...lines].join("\n"), resolveDir: root, loader: "ts" },
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      packages: "external",
      plugins: [shaken(planted)],
      logLevel: "silent",
    });
    const code = outputFiles[0]?.text ?? "";
    for (const { part, made } of parts)
      if (new RegExp(`\\b${part}\\b`).test(code))
        for (const thing of made)
          lines.add(`export { ${thing} } from "./functions/${imported.get(thing)?.replace("./", "")}";`);
    if (lines.size === before) return code;
  }
}

/**
 * What a function's code can ask of AWS, whether it ever did or not: what is left of the sources when all that its
 * handler cannot reach is shaken off, read for the verbs of the ports.
 */
export async function reachOf(by: string, planted: readonly Planted[] = []): Promise<Call[]> {
  const code = await codeOf(by, planted);
  return words.flatMap(([says, asks]) => (says.test(code) ? asks.map((one) => ({ by, ...one })) : []));
}
