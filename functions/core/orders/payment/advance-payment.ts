import { type OrderNeeds, type StepOf, takeSteps } from "../reconciler.ts";
import type { Step } from "../steps.ts";
import { openPayment, readPayment } from "./paying.ts";

const stepOf: StepOf = ({ state }) => (state === "draft" ? openPayment : readPayment) as Step;

/**
 * While a shopper waits: as far as paying goes. What is left is heavier and goes to the queue; whoever answers a page
 * does not even read it.
 */
export const advancePayment = (needs: OrderNeeds, orderId: string) =>
  takeSteps(needs, orderId, stepOf, { within: ["draft", "awaiting payment"], heard: true });
