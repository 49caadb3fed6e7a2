import { aTill } from "../../support/till.ts";

/** A shopper of one picture and the others of its batch, an operator, and what the print house was asked for. */
export async function aTakedown() {
  const till = aTill();
  const shopper = await till.aShopper();
  const { ops, printer } = till;
  const picture = shopper.image._id;
  const [, other] = (await shopper.browser.get("/user/generatedImages")).body.generatedImages;
  const takeDown = () => ops("takedown", picture);
  /** Two prints of two pictures; the second is the one that is taken down. */
  const buyTwo = (method?: string) => shopper.buyAll([{ imageId: other._id }, {}], method);
  const prints = () => [...printer.printed.keys()];
  return { ...till, ...shopper, picture, takeDown, buyTwo, prints };
}
