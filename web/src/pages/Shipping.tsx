import { currencyName } from "../../../functions/lib/money.ts";
import { LongRead } from "./LongRead.tsx";

const methods = [
  ["Budget", "10–14 business days"],
  ["Standard", "5–7 business days"],
  ["Express", "2–3 business days"],
  ["Overnight", "Next business day"],
];

export default function Shipping() {
  return (
    <LongRead
      title="Shipping"
      lede="Every print is made for you after you order it. Here is how long that takes, and how it reaches you."
    >
      <section aria-labelledby="production">
        <h2 id="production">Making your print</h2>
        <p>
          Production takes 2–3 business days. It includes preparing your picture for the size you chose,
          printing, framing where you asked for it, checking, and packing.
        </p>
      </section>
      <section aria-labelledby="methods">
        <h2 id="methods">Shipping methods</h2>
        <p>
          You choose how fast your print travels when you pay. The times below begin when it leaves the print
          house. Not every method is available for every product; at checkout you see the ones that are, with
          their prices.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Method</th>
              <th scope="col">Delivery time</th>
            </tr>
          </thead>
          <tbody>
            {methods.map(([method, time]) => (
              <tr key={method}>
                <th scope="row">{method}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">Where we ship</h2>
        <p>
          We currently ship within the United States, and prices are in {currencyName}. Delivery usually takes
          7–10 business days domestic and 7–14 business days international, from your order to your door with
          standard shipping; international shipping is not open for orders yet.
        </p>
      </section>
      <section aria-labelledby="tracking">
        <h2 id="tracking">Following your order</h2>
        <p>
          When your print leaves the print house we send you an e-mail with a tracking number. If you have an
          account, you also find it under My Orders. Large framed prints may travel in a parcel of their own,
          so an order can arrive in more than one delivery.
        </p>
      </section>
      <section aria-labelledby="damage">
        <h2 id="damage">If something arrives damaged</h2>
        <p>
          Please tell us within 48 hours of delivery and add a photo of the print and its packaging. We will
          replace it, refund it, or find another solution with you.
        </p>
      </section>
    </LongRead>
  );
}
