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
  const buyTwo = async ({ method = "Budget" } = {}) => {
    const { body } = await shopper.checkOut([shopper.line({ imageId: other._id }), shopper.line()]);
    const { sessionId, url } = body.session;
    till.payments.pay(new URL(url).pathname.slice(1), { method });
    await shopper.browser.get(`/cart/checkout-session/${sessionId}`);
    await till.work();
    return sessionId as string;
  };
  const prints = () => [...printer.printed.keys()];
  return { ...till, ...shopper, picture, takeDown, buyTwo, prints };
}
