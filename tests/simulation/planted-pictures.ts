import type { Plant } from "./order-processes.ts";

/** Mistakes with what is printed. */
export const pictureMistakes: Record<string, Plant> = {
  "tries a picture that is gone for ever": ({ table }) => ({
    table: {
      ...table,
      get: async (kind, id, options) => {
        const found = await table.get(kind, id, options);
        if (kind.type === "image" && !found) throw new Error("not there");
        return found;
      },
    },
  }),
  "prints what was taken down": ({ table }) => ({
    table: {
      ...table,
      get: async (kind, id, options) =>
        kind.type === "taken-down" ? undefined : table.get(kind, id, options),
    },
  }),
  "asks a filter for the same picture again": ({ model }) => ({
    model: {
      ...model,
      async enlarge(drawing) {
        await model.enlarge?.(drawing);
        return { outcome: "failed", kind: "transient", reason: "a filter" };
      },
    },
  }),
};
