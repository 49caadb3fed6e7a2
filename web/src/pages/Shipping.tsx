import {
  arrivalOfOrdered,
  arrivalWords,
  daysWords,
  deliveryDays,
  orderedDays,
  productionDays,
} from "../../../functions/core/fulfilment/delivery.ts";
import { shippingMethods } from "../../../functions/core/fulfilment/printer.ts";
import { currencyName } from "../../../functions/lib/money.ts";
import { useToday } from "../checkout/today.ts";
import { LongRead, Whole } from "./LongRead.tsx";

export default function Shipping() {
  const today = useToday();
  return (
    <LongRead
      title="Shipping"
      lede="Every print is made for you after you order it. Here is how long that takes, and how it reaches you."
    >
      <section aria-labelledby="production">
        <h2 id="production">Making your print</h2>
        <p>
          Production takes {daysWords(productionDays)}. It includes preparing your picture for the size you
          chose, printing, framing where you asked for it, checking, and packing.
        </p>
      </section>
      <section aria-labelledby="methods">
        <h2 id="methods">Shipping methods</h2>
        <p>
          You choose how fast your print travels when you pay. The times below begin when it leaves the print
          house; weekends and federal holidays do not count, and to Alaska and Hawaii it takes up to a week
          longer. What you order with Express or Overnight goes to print at once: its address cannot be
          corrected afterwards. Not every method is available for every product; at checkout you see the ones
          that are, with their prices.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Method</th>
              <th scope="col">Delivery time</th>
              <th scope="col">Ordered today, it arrives</th>
            </tr>
          </thead>
          <tbody>
            {shippingMethods.map((method) => (
              <tr key={method}>
                <th scope="row">{method}</th>
                <td>{daysWords(deliveryDays[method])}</td>
                <td>
                  {today
                    ? arrivalWords(arrivalOfOrdered(today, { method }))
                    : `in ${daysWords(orderedDays(method))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">Where we ship</h2>
        <p>
          We currently ship within the United States, and prices are in {currencyName}. Delivery usually takes{" "}
          <Whole>7–10</Whole> business days domestic and <Whole>7–14</Whole> business days international, from
          your order to your door with standard shipping; international shipping is not open for orders yet.
        </p>
      </section>
      <section aria-labelledby="tracking">
        <h2 id="tracking">Following your order</h2>
        <p>
          When your print leaves the print house we send you an <Whole>e-mail</Whole> with a tracking number.
          If you have an account, you also find it under My Orders. Large framed prints may travel in a parcel
          of their own, so an order can arrive in more than one delivery.
        </p>
      </section>
      <section aria-labelledby="damage">
        <h2 id="damage">If something arrives damaged</h2>
        <p>
          Please tell us within 48 hours of delivery. We answer by <Whole>e-mail</Whole>, and you send a photo
          of the print and its packaging with your reply. We will replace it, refund it, or find another
          solution with you.
        </p>
      </section>
    </LongRead>
  );
}
