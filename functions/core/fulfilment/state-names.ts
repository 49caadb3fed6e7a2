/** Browsers fill in a state's whole name, and people type it; on parcels it is two letters. */
const names = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, DC Washington DC, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana,
  IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
  MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey,
  NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon,
  PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah,
  VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`;

/** Letters alone: "N. Y.", "new york" and "New  York" are the same. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, "");

const letters = new Map(
  names.split(",").map((one) => {
    const [, two = "", name = ""] = one.split(/\s*([A-Z]{2}) /);
    return [plain(name), two];
  }),
);

/** The longest of them: "District of Columbia". */
export const LONGEST_STATE = 20;

/** A state's two letters, however it was typed; what is none stays as it is. */
export function stateLetters(typed: string): string {
  const text = plain(typed);
  return letters.get(text) ?? (text.length === 2 ? text : typed);
}
