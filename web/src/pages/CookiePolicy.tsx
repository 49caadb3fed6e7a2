import { LongRead, Whole } from "./LongRead.tsx";

export default function CookiePolicy() {
  return (
    <LongRead
      title="Cookie Policy"
      lede="We use as few cookies as a shop can: one that keeps you signed in with one beside it that says so, one that knows you again when you open a link that you asked us to mail, and the storage in your browser that remembers what you were doing."
      updated="November 28, 2026"
    >
      <section aria-labelledby="what">
        <h2 id="what">What cookies are</h2>
        <p>
          A cookie is a small text that a site asks your browser to keep and to send back on the next visit.
          Browsers also offer storage and a cache, which stay on your device and are not sent anywhere by
          themselves. We use these, for the purposes below and no others.
        </p>
      </section>
      <section aria-labelledby="which">
        <h2 id="which">What we keep on your device</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Kind</th>
              <th scope="col">Purpose</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Session</th>
              <td>Cookie</td>
              <td>Keeps you signed in, as a guest or with your account. Scripts cannot read it.</td>
              <td>30 days after your last visit</td>
            </tr>
            <tr>
              <th scope="row">Here</th>
              <td>Cookie</td>
              <td>
                Says to our pages that the session cookie is there, and nothing else: they then find you again
                when your browser has cleared its local storage.
              </td>
              <td>As long as the session cookie</td>
            </tr>
            <tr>
              <th scope="row">Browser</th>
              <td>Cookie</td>
              <td>
                Set when you sign up or ask for a new password: the link that we mail you then knows this
                browser, brings along what you made in it, and opens a new account without its password.
                Scripts cannot read it.
              </td>
              <td>One day</td>
            </tr>
            <tr>
              <th scope="row">root</th>
              <td>Local storage</td>
              <td>
                Remembers the step of your journey, the picture you chose, your cart as it was shown, the ZIP
                that you typed, which payments you began, and until it is verified the <Whole>e-mail</Whole>{" "}
                address that you signed up with. While you are signed in, also your name, your{" "}
                <Whole>e-mail</Whole> address and the key of your session.
              </td>
              <td>Until you log out or clear your browser</td>
            </tr>
            <tr>
              <th scope="row">theme</th>
              <td>Local storage</td>
              <td>Remembers whether you want the shop light or dark, if you chose.</td>
              <td>Until you choose “As my device” or clear your browser</td>
            </tr>
            <tr>
              <th scope="row">own-wall</th>
              <td>Local storage and cache</td>
              <td>
                The photo of your wall, if you hung a print on one, and what you measured on it. Neither is
                ever sent to us.
              </td>
              <td>Until you press “Forget this photo”, log out or clear your browser</td>
            </tr>
            <tr>
              <th scope="row">
                <Whole>reloaded-for</Whole>
              </th>
              <td>Session storage</td>
              <td>
                Remembers that a page was loaded again for a part that was missing, so that it is not twice.
              </td>
              <td>Until you close the window</td>
            </tr>
          </tbody>
        </table>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">Cookies of others</h2>
        <p>
          When you pay, you leave our site for the payment page of Stripe; when you sign in with Google, a
          window of Google opens. Both set cookies of their own on their own sites, under their own policies.
          We set no cookies for advertising, and we do not follow you across other sites. How fast our pages
          are, and what fails in them, is measured without cookies and without keeping anything on your
          device.
        </p>
      </section>
      <section aria-labelledby="choices">
        <h2 id="choices">Your choices</h2>
        <p>
          You can delete cookies and stored data in your browser's settings at any time. Without the session
          cookie the shop still works, but you will be signed out, and pictures you made as a guest can no
          longer be found.
        </p>
      </section>
    </LongRead>
  );
}
