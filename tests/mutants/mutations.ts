import { type ESTree, parseSync, Visitor } from "vite";

/** One small mistake: the text from `start` to `end` gives way to `put`. Unless its function runs, nobody can notice. */
export type Mutation = { start: number; end: number; put: string; line: number; within: number };

const swapped: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/** What runs as soon as the file is loaded is in no function. */
export const TOP = -1;

type Span = { start: number; end: number };
type Branching = ESTree.IfStatement | ESTree.ConditionalExpression;

/** The mistakes that somebody could make in a file without its types noticing. */
export function mutations(path: string, text: string): Mutation[] {
  const found: Omit<Mutation, "within">[] = [];
  const types: Span[] = [];
  const put = ({ start, end }: Span, instead: string) =>
    found.push({ start, end, put: instead, line: text.slice(0, start).split("\n").length });

  /** An operator stands between its operands, and nowhere else. */
  const swap = ({ left, right, operator }: { left: Span; right: Span; operator: string }) => {
    const instead = swapped[operator];
    const at = text.indexOf(operator, left.end);
    if (instead && at < right.start) put({ start: at, end: at + operator.length }, instead);
  };
  const decide = ({ test }: Branching) => {
    put(test, "true");
    put(test, "false");
  };

  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    IfStatement: decide,
    ConditionalExpression: decide,
    UnaryExpression: (node) => {
      if (node.operator === "!") put(node, text.slice(node.argument.start, node.argument.end));
    },
    Literal: (node) => {
      if (typeof node.value === "boolean") put(node, String(!node.value));
      if (typeof node.value === "number") put(node, `${node.raw} + 1`);
    },
    ExpressionStatement: (node) => {
      if (node.directive === undefined || node.directive === null) put(node, ";");
    },
    TSLiteralType: (node) => types.push(node),
    SpreadElement: (node) => {
      if (node.argument.type === "LogicalExpression") put(node.argument, "{}");
    },
  }).visit(parseSync(path, text).program);
  const functions = functionsOf(path, text);
  const within = ({ start, end }: Span) =>
    functions.findLast((body) => body.start <= start && end <= body.end)?.start ?? TOP;

  // Of a type nothing is left when the tests run.
  const isType = ({ start, end }: Span) => types.some((type) => type.start <= start && end <= type.end);
  return found
    .filter((one) => !isType(one))
    .map((one) => ({ ...one, within: within(one) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The bodies of a file's functions, an outer one before those within it. */
function functionsOf(path: string, text: string): (Span & { block: boolean })[] {
  const bodies: (Span & { block: boolean })[] = [];
  const note = ({ body }: { body: (Span & { type: string }) | null }) => {
    if (body) bodies.push({ start: body.start, end: body.end, block: body.type === "BlockStatement" });
  };
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseSync(path, text).program,
  );
  return bodies.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A function by its place, for whoever counts who reaches it. */
export const placeOf = (path: string, at: number) => `${path}:${at}`;

/** The same file, and each of its functions tells `reached` that it runs. */
export function probed(path: string, text: string): string {
  const probe = (at: number) => `reached(${JSON.stringify(placeOf(path, at))})`;
  const puts = functionsOf(path, text).flatMap(({ start, end, block }) =>
    block
      ? [{ at: start + 1, put: ` ${probe(start)};` }]
      : [
          { at: start, put: `(${probe(start)}, ` },
          { at: end, put: ")" },
        ],
  );
  const body = puts
    .sort((a, b) => b.at - a.at)
    .reduce((so, { at, put }) => so.slice(0, at) + put + so.slice(at), text);
  return `${probe(TOP)};\n${body}`;
}

export const mutated = (text: string, { start, end, put }: Mutation) =>
  text.slice(0, start) + put + text.slice(end);

/** What was changed into what, as a reader looks for it. */
export function told(path: string, text: string, { start, end, put, line }: Mutation): string {
  const was = text.slice(start, end).replace(/\s+/g, " ");
  return `${path}:${line}  ${was.length > 70 ? `${was.slice(0, 67)}...` : was}  →  ${put}`;
}
