import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import { profiles } from "../accounts/items.ts";
import type { Mailer } from "../mail/mailer.ts";
import { sendOrLog } from "../mail/unasked.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { findImage } from "./gallery.ts";
import { discards } from "./items.ts";
import { pictureRemovedLetter } from "./letters/picture-removed.ts";
import { listing } from "./listing.ts";
import type { Pictures } from "./pictures.ts";
import { discardFiles, removingImage } from "./remove.ts";
import { closeReport } from "./reports.ts";

type Needs = {
  table: Table;
  clock: Clock;
  log: Log;
  pictures: Pictures;
  edgeCache: EdgeCache;
  mailer: Mailer;
  siteUrl: string;
};

/**
 * A picture that nobody should see: gone from the table, from where it is kept and from the edge, now and not with the
 * next sweep. Its owner is told. Answers which orders still wait for a print of it: an operator decides about those.
 */
export async function takeDown(needs: Needs, imageId: string) {
  const image = await findImage(needs, imageId);
  const writes = removingImage(image);
  await needs.table.write(...writes, ...(image.findable ? await listing(needs.table, image, false) : []));
  const due = writes.flatMap((one) =>
    one.kind === "put" && one.item.type === discards.type ? one.item : [],
  );
  const isCleared = (await discardFiles(needs, due)) === due.length;
  await closeReport(needs, imageId);
  const owner = await needs.table.get(profiles, { userId: image.userId }, { consistent: true });
  if (owner?.email !== undefined)
    await sendOrLog(needs, {
      to: owner.email,
      ...pictureRemovedLetter(needs, { title: image.brief.subject }),
    });
  return {
    isCleared,
    isTold: owner?.email !== undefined,
    orders: image.state.status === "ready" ? image.state.orders : [],
  };
}
