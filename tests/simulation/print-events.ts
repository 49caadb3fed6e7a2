import type { Event } from "./fate.ts";
import { AT_ONCE } from "./odd-house.ts";
import type { Scene } from "./order-events.ts";

type Print = NonNullable<ReturnType<Scene["partners"]["house"]["find"]>>;
type Does = Extract<Event, { kind: "print house" }>["does"];

/** What is said of one that was sent: that it was not, or what its number is. */
function takesBack({ house }: Scene["partners"], key: string, { stage, parcels }: Print["state"]) {
  if (stage !== "complete" || parcels.some(({ status }) => status !== "dispatched")) return false;
  const processing = parcels.map(({ id, items }) => ({ id, items, status: "processing" as const }));
  house.change(key, { stage: "in progress", parcels: processing });
  return true;
}

function tellsNumbers({ partners: { house }, numbered }: Scene, key: string, { parcels }: Print["state"]) {
  numbered.add(key);
  if (parcels.every(({ status, trackingNumber }) => status !== "dispatched" || trackingNumber)) return false;
  house.change(key, { parcels: parcels.map((one) => ({ ...one, trackingNumber: "94001" })) });
  return true;
}

function losesParcel({ house }: Scene["partners"], key: string, { stage, parcels }: Print["state"]) {
  const { gone = [] } = house.find(key) ?? {};
  const lost = parcels[gone.length];
  if (stage === "in progress" || lost?.status !== "dispatched") return false;
  const parcelsLeft = parcels.map((one) => (one === lost ? { ...one, status: "cancelled" as const } : one));
  house.change(key, { parcels: parcelsLeft });
  return true;
}

/** What it does with one that is in progress. */
function proceeds({ partners: { house }, fate, numbered }: Scene, key: string, print: Print, does: Does) {
  const { parcels } = print.state;
  const { beginsInPart, movesFor, numbersAfter } = fate.odd;
  switch (does) {
    case "begins":
      house.begin(key, beginsInPart && print.order.items.length > 1 ? "in part" : true);
      return false;
    case "moves":
      if (print.held || parcels.length > 0) return false;
      house.move(key);
      if (movesFor === AT_ONCE) house.pack(key);
      return true;
    case "packs anew":
      if (print.gone.length === 0 || movesFor === AT_ONCE) return false;
      house.pack(key);
      return true;
    case "holds back":
      house.hold(key, true);
      return true;
    case "asks":
      house.change(key, { issues: [{ code: "AssetTooSmall", description: "a file is too small" }] });
      return true;
    case "answers":
      house.change(key, { issues: [] });
      return true;
    case "cancels":
      // What was sent once, or packed anew, is not given up any more.
      if (parcels.some(({ status }) => status !== "cancelled")) return false;
      house.hold(key, false);
      house.change(key, { stage: "cancelled" });
      return true;
    case "sends":
    case "splits": {
      house.hold(key, false);
      house.change(key, { issues: [] });
      if (does === "splits") house.split(key, fate.parcels);
      else if (fate.delivers) house.deliver(key);
      else house.ship(key);
      if (numbersAfter === undefined || numbered.has(key)) return true;
      const unnumbered = print.state.parcels.map(({ trackingNumber: _, ...parcel }) => parcel);
      house.change(key, { parcels: unnumbered });
      return true;
    }
  }
  return false;
}

/** What the print house does with one print, so long after it came in; false where it does nothing. */
export function printHappens(scene: Scene, key: string, event: Event): boolean {
  const { partners } = scene;
  const print = partners.house.find(key);
  if (!print) return false;
  if (event.kind === "loses a parcel") return losesParcel(partners, key, print.state);
  if (event.kind !== "print house") return false;
  if (event.does === "takes back") return takesBack(partners, key, print.state);
  if (event.does === "tells numbers") return tellsNumbers(scene, key, print.state);
  return print.state.stage === "in progress" && proceeds(scene, key, print, event.does);
}
