import { ZIP_FAULT, zipPattern } from "./delivery.ts";

/**
 * Where the shop sends to: the fifty states and the District of Columbia, each with what its ZIP codes begin with.
 * Territories and the military's post offices are countries or carriers of their own to the print house: what it
 * quoted does not hold there.
 */
const zips = `
  AL 350-369, AK 995-999, AZ 850-865, AR 716-729, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC
  200 202-205 569, FL 320-339 341-349, GA 300-319 398-399, HI 967-968, ID 832-838, IL 600-629, IN
  460-479, IA 500-528, KS 660-679, KY 400-427, LA 700-714, ME 039-049, MD 206-219, MA 010-027 055, MI
  480-499, MN 550-567, MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, NJ
  070-089, NM 870-884, NY 005 063 100-149, NC 270-289, ND 580-588, OH 430-459, OK 730-732 734-749, OR
  970-979, PA 150-196, RI 028-029, SC 290-299, SD 570-577, TN 370-385, TX 733 750-799 885, UT 840-847,
  VT 050-054 056-059, VA 201 220-246, WA 980-994, WV 247-268, WI 530-549, WY 820-831 834`;

const rows = zips.split(",").map((row) => row.trim().split(/\s+/));
const zipsOf = new Map(rows.map(([state = "", ...begins]) => [state, begins]));

const isWithin = (begins: string) => (range: string) => {
  const [from = "", to = from] = range.split("-");
  return from <= begins && begins <= to;
};

type Fault = { field: "state" | "zip"; sentence: string };

/** Why nothing can be sent there, in a sentence for whoever typed it; undefined if it can. */
export function addressFault({ state, zip }: { state: string; zip: string }): Fault | undefined {
  const begins = zipsOf.get(state);
  if (!begins)
    return { field: "state", sentence: "We send to the fifty states and DC: two letters, as in NY." };
  if (!zipPattern.test(zip)) return { field: "zip", sentence: `${ZIP_FAULT}.` };
  return begins.some(isWithin(zip.slice(0, 3)))
    ? undefined
    : { field: "zip", sentence: `${zip} is not a ZIP code in ${state}.` };
}
