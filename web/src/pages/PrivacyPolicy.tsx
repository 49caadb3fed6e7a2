import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import { LongRead, Whole } from "./LongRead.tsx";

export default function PrivacyPolicy() {
  return (
    <LongRead
      title="Privacy Policy"
      lede="What we know about you, why we need it, who else sees it, and how you have it deleted."
      updated="November 28, 2026"
    >
      <section aria-labelledby="collect">
        <h2 id="collect">What we collect</h2>
        <dl>
          <dt>Your account</dt>
          <dd>
            Your name, your <Whole>e-mail</Whole> address and a password that we store only as a hash. If you
            sign in with Google, we receive your name, your <Whole>e-mail</Whole> address and Google's
            identifier for you. You can use the shop as a guest without giving any of these.
          </dd>
          <dt>Your pictures</dt>
          <dd>What you describe, the options you choose, and the pictures that come of it.</dd>
          <dt>Your orders</dt>
          <dd>
            What you bought, what you paid, and the name, address and <Whole>e-mail</Whole> that you enter at
            checkout. Your card number goes to our payment provider and never reaches us.
          </dd>
          <dt>Messages</dt>
          <dd>
            What you write to us in the contact form, and your <Whole>e-mail</Whole> if you subscribe to the
            newsletter.
          </dd>
          <dt>Technical records</dt>
          <dd>
            Which pages and calls were answered, when, and how fast; of some visits, how fast the pages were
            in the browser, and what failed there. These records hold no names, no addresses and no
            descriptions of pictures. Your network address is counted for a short time to keep the shop from
            being abused. Where you have logged in to your account is remembered for 210 days, so that
            strangers’ guesses cannot lock you out.
          </dd>
        </dl>
      </section>
      <section aria-labelledby="use">
        <h2 id="use">What we use it for</h2>
        <ul>
          <li>to make your pictures, and to keep them for you,</li>
          <li>to print and send what you order, and to tell you where it is,</li>
          <li>to answer you,</li>
          <li>to keep accounts safe and the shop fair for everybody,</li>
          <li>to keep the books that the law asks us to keep.</li>
        </ul>
        <p>We do not sell your data, and we do not use it for advertising of others.</p>
      </section>
      <section aria-labelledby="share">
        <h2 id="share">Who else sees it</h2>
        <ul>
          <li>
            <strong>Amazon Web Services</strong> runs the computers that the shop runs on.
          </li>
          <li>
            <strong>The provider of the image model</strong> receives the description of your picture, and the
            picture itself when you have it changed, without your name.
          </li>
          <li>
            <strong>Stripe</strong> takes your payment and sees what the payment needs.
          </li>
          <li>
            <strong>Prodigi</strong> prints and ships your order and receives the picture, your name, your{" "}
            <Whole>e-mail</Whole> and your shipping address.
          </li>
          <li>
            <strong>Google</strong>, only if you choose to sign in with it.
          </li>
        </ul>
        <p>
          A picture's own page can be seen by everyone who has its address. The address cannot be guessed, and
          it is shared by you alone. Whoever has it can order a print, unless you switch that off on the page.
          Search engines find it only if you switch that on there.
        </p>
      </section>
      <section aria-labelledby="keep">
        <h2 id="keep">How long we keep it</h2>
        <p>
          Your account and pictures stay until you delete them. A guest's pictures are deleted 90 days after
          the last visit, unless there is an order that is still under way. Messages are kept for one year.
          The newsletter has your address until you unsubscribe, which every letter lets you do. Orders are
          kept as long as tax law requires, even when an account is deleted: from a month after they are over
          without your name, your address and your picture.
        </p>
        <p>
          What was never paid is deleted after 90 days, and an address that somebody typed and nobody
          confirmed, after a week, whether there is an account of it or not. What somebody reports of a
          picture is kept for a year; the files that were printed, half a year. An address that our mail came
          back from is remembered for 90 days, as a fingerprint that cannot be read; one whose owner wants no
          mail from us, until they ask for it again.
        </p>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights">Your rights</h2>
        <p>
          On your account page you can download everything we keep about you, and delete your account. If you
          want something corrected, or have no account, <Link to={paths.contact}>write to us</Link> and we
          will do it for you. Wherever you live, we treat you as if the strictest of these laws applied.
        </p>
      </section>
      <section aria-labelledby="children">
        <h2 id="children">Children</h2>
        <p>The shop is not meant for children under 13, and we do not knowingly keep data about them.</p>
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Changes</h2>
        <p>
          When this policy changes we say so here, with the date, and by <Whole>e-mail</Whole> if the change
          matters to you.
        </p>
      </section>
    </LongRead>
  );
}
