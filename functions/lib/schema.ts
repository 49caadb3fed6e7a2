import type { ZodMiniObject } from "zod/mini";
import * as z from "zod/mini";
import * as core from "zod/v4/core";

/** zod/mini, as the shop uses it. */
export * from "zod/mini";

// A plain one holds nothing of its own, so there is one of each, however often it is said: a function makes all its
// schemas when it starts.
const aString = /* @__PURE__ */ z.string();
const aNumber = /* @__PURE__ */ z.number();
const anInteger = /* @__PURE__ */ z.int();
const aBoolean = /* @__PURE__ */ z.boolean();

// @__NO_SIDE_EFFECTS__
export const string: typeof z.string = (params) => (params ? z.string(params) : aString);
// @__NO_SIDE_EFFECTS__
export const number: typeof z.number = (params) => (params ? z.number(params) : aNumber);
// @__NO_SIDE_EFFECTS__
export const int: typeof z.int = (params) => (params ? z.int(params) : anInteger);
// @__NO_SIDE_EFFECTS__
export const boolean: typeof z.boolean = (params) => (params ? z.boolean(params) : aBoolean);

type Init = (schema: ZodMiniObject, definition: core.$ZodObjectDef) => void;

const Compiled = /* @__PURE__ */ core.$constructor<ZodMiniObject>("CompiledObject", (schema, definition) => {
  const compile: Init = core.$ZodObjectJIT.init;
  const become: Init = z.ZodMiniObject.init;
  compile(schema, definition);
  become(schema, definition);
});

const make: Init = (schema, definition) => Compiled.init(schema, definition);

/** What zod asks of any schema before all else; it is what takes the time of making one. */
const madeWhenAsked: PropertyDescriptor & ThisType<ZodMiniObject> = {
  get() {
    // zod makes what has none yet.
    Object.defineProperty(this, "_zod", { value: undefined, configurable: true });
    make(this, this.def as core.$ZodObjectDef);
    for (const finish of this._zod.deferred ?? []) finish();
    this._zod.deferred = undefined;
    return this._zod;
  },
};

let declared: object | undefined;

/**
 * An object that is made when it is first looked at, as a function declares two hundred when it starts and reads a
 * few; and that is read five times as quickly, as its check is compiled when it is first used.
 */
// @__NO_SIDE_EFFECTS__
export function object<Shape extends core.$ZodLooseShape>(shape: Shape) {
  // With the first that is made zod puts the methods in place that all have.
  declared ??= Object.create(Object.getPrototypeOf(new Compiled({ type: "object", shape: {} })), {
    _zod: madeWhenAsked,
  });
  const schema = Object.create(declared ?? null);
  schema.def = { type: "object", shape };
  schema.type = "object";
  return schema as ZodMiniObject<Shape, core.$strip>;
}
