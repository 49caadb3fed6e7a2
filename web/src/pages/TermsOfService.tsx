import { paths } from "../../../functions/core/site/paths.ts";
import { currencyName } from "../../../functions/lib/money.ts";
import { Link } from "../kit/router.tsx";
import { LongRead, Whole } from "./LongRead.tsx";

export default function TermsOfService() {
  return (
    <LongRead
      title="Terms of Service"
      lede="The rules between you and Wallflower, in words that can be read. By using the shop you agree to them."
      updated="November 24, 2026"
    >
      <section aria-labelledby="service">
        <h2 id="service">1. What we offer</h2>
        <p>
          Wallflower lets you describe a picture, makes it with the help of image models, and prints it for
          you. You can make pictures as a guest or with an account. New accounts begin with a free trial of 30
          days. There is a free tier, and there are premium plans; what each includes is shown before you
          choose one.
        </p>
      </section>
      <section aria-labelledby="account">
        <h2 id="account">2. Your account</h2>
        <p>
          Please give us an <Whole>e-mail</Whole> address that is yours, and keep your password to yourself.
          You answer for what happens under your account. You can delete it at any time.
        </p>
      </section>
      <section aria-labelledby="content">
        <h2 id="content">3. What you ask for</h2>
        <p>You decide what is in your picture, and you promise not to ask for pictures that</p>
        <ul>
          <li>break the law, or show or encourage violence, hate or the abuse of anyone,</li>
          <li>are sexual,</li>
          <li>show a living person in a way that person has not agreed to,</li>
          <li>copy characters, brands or works that belong to others.</li>
        </ul>
        <p>
          We check descriptions and pictures, and we may refuse to make or to print a picture. If we refuse an
          order you have paid for, you get your money back.
        </p>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights">4. Who owns the pictures</h2>
        <p>
          As far as the law gives anyone rights in a picture made by an image model, they are yours, and you
          may use it as you like. We may store it and show it to you, and send it to the print house. Other
          people can describe similar pictures and get similar ones; we cannot promise that a picture is the
          only one of its kind.
        </p>
      </section>
      <section aria-labelledby="orders">
        <h2 id="orders">5. Orders and prices</h2>
        <p>
          Prices are in {currencyName}. Shipping, and tax where it applies, are shown before you pay. Payment
          is taken by Stripe when you order. The contract is made when we confirm your order by{" "}
          <Whole>e-mail</Whole>. If we cannot make what you ordered, we cancel it and refund you in full.
        </p>
      </section>
      <section aria-labelledby="delivery">
        <h2 id="delivery">6. Delivery, returns and damage</h2>
        <p>
          We ship within the United States; see <Link to={paths.shipping}>Shipping</Link> for how long it
          takes. Prints are made for you alone, so returns are not accepted. If a print arrives damaged or
          defective, tell us within 48 hours of delivery, and we will replace it, refund it or find another
          solution; see <Link to={paths.returns}>Returns</Link>.
        </p>
      </section>
      <section aria-labelledby="colors">
        <h2 id="colors">7. Colors and cropping</h2>
        <p>
          A screen shines and paper does not, so a print looks a little different from what you see here.
          Every picture can be printed on every sheet that we sell. The sizes that match its shape come first,
          and nothing of it is cut off on them; on a sheet of another shape you see what is cut off before you
          order, and choose at which end.
        </p>
      </section>
      <section aria-labelledby="liability">
        <h2 id="liability">8. Our responsibility</h2>
        <p>
          We work with care, but we cannot promise that the shop is always open or free of mistakes. As far as
          the law allows, we are responsible for no more than what you paid for the order in question. Rights
          that the law gives you as a consumer stay untouched.
        </p>
      </section>
      <section aria-labelledby="end">
        <h2 id="end">9. Ending and changing these terms</h2>
        <p>
          You may stop using the shop whenever you like. We may close an account that breaks these rules. When
          we change the terms we say so here, with the date; for an order, the terms of the day you placed it
          hold.
        </p>
      </section>
      <p>
        Questions about these terms? <Link to={paths.contact}>Contact us</Link>.
      </p>
    </LongRead>
  );
}
