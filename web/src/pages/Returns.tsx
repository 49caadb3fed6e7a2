import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import { LongRead, Whole } from "./LongRead.tsx";

export default function Returns() {
  return (
    <LongRead
      title="Returns"
      lede="Each print is made for one person. That is why we cannot take it back, and why we make it right when something is wrong with it."
    >
      <section aria-labelledby="custom">
        <h2 id="custom">Custom-made items</h2>
        <p>
          Your print exists because you ordered it: your picture, your size, your frame. We cannot sell it to
          anybody else, so returns are not accepted. Please look at the picture, the size and the frame once
          more before you pay; the product page shows the print on a wall at its true scale.
        </p>
      </section>
      <section aria-labelledby="damaged">
        <h2 id="damaged">Damaged or defective prints</h2>
        <p>
          If your print arrives damaged, or has a defect in print, paper or frame, report it to us within 48
          hours of delivery. We need three things:
        </p>
        <ol>
          <li>
            your order number, which is in every <Whole>e-mail</Whole> about your order,
          </li>
          <li>a photo that shows what is wrong,</li>
          <li>a photo of the packaging, if it was damaged too.</li>
        </ol>
        <p>
          Begin with the contact form: we answer by <Whole>e-mail</Whole>, and the photos come with your
          reply. Then you get a replacement, a refund, or another solution that suits you better. You do not
          have to send the damaged print back.
        </p>
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">Changing your mind</h2>
        <p>
          As long as the print house has not started, you can cancel on the page of your order, and all of
          your money goes back.
        </p>
      </section>
      <p>
        Something else? <Link to={paths.contact}>Contact us</Link>.
      </p>
    </LongRead>
  );
}
