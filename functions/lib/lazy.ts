/** Called once, when first needed; a failure is forgotten, so that the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined;
      throw failure;
    });
    return made;
  };
}

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * A port whose adapter is loaded at its first call: a Lambda that answers a page of products must not pay
 * for loading Stripe's library or the image models. Every method of such a port answers a promise already.
 */
export function lazyPort<Port extends { [Name in keyof Port]: Methods[string] }>(
  load: () => Promise<Port>,
): Port {
  const loaded = once(load);
  return new Proxy({} as Port, {
    // `then` would make the port itself look like a promise to whoever awaits it.
    get: (_, name) =>
      name === "then"
        ? undefined
        : async (...args: never[]) => {
            const port = await loaded();
            return port[name as keyof Port](...args);
          },
  });
}

export type Makers<Parts extends object> = { [Name in keyof Parts]: () => Parts[Name] };

/** An object whose parts are made when they are first asked for, each once; one may be put in its place before. */
export function lazily<Parts extends object>(makers: Makers<Parts>): Parts {
  const made = {} as Parts;
  for (const name of Object.keys(makers) as (keyof Parts)[]) {
    const keep = (value: Parts[typeof name]) =>
      Object.defineProperty(made, name, { value, enumerable: true, writable: true });
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[name]();
        keep(value);
        return value;
      },
      set: keep,
    });
  }
  return made;
}
