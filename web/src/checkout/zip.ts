import { isZip } from "../../../functions/core/fulfilment/delivery.ts";
import { useStore } from "../store.ts";

/** Where it goes to, once somebody has said so; it only makes dates better. */
export const useZip = () => useStore(({ zip }) => zip ?? undefined);

/** What cannot be a ZIP code is not kept. */
export const keepZip = (text: string) => useStore.setState({ zip: isZip(text) ? text.trim() : null });
