import { type FormEvent, useState } from "react";
import { LONGEST_EMAIL } from "../../../functions/lib/fields.ts";
import { call, reasonOf } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { emptyOf, textOf } from "../kit/form-text.ts";
import styles from "./Subscribe.module.css";

type State = { step: "open" | "sending" | "asked" } | { step: "failed"; sentence: string | undefined };

/** Stands at the foot of every page, so it does without what pages that ask the shop are given. */
export function Subscribe() {
  const [state, setState] = useState<State>({ step: "open" });
  const failed = state.step === "failed";

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = textOf(form, "email", "website");
    setState({ step: "sending" });
    try {
      await call("POST /newsletter/subscribe", { body });
      emptyOf(form, body);
      setState({ step: "asked" });
    } catch (failure) {
      const { fields, message } = reasonOf(failure);
      setState({ step: "failed", sentence: fields?.email ?? message });
    }
  }

  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <p>New styles and sizes, about once a month.</p>
      <form onSubmit={subscribe}>
        <input
          type="email"
          name="email"
          required
          maxLength={LONGEST_EMAIL}
          autoComplete="email"
          placeholder="Enter your email address"
          aria-label="Newsletter address"
          aria-invalid={failed}
          aria-describedby="newsletter-said"
        />
        <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <Button type="submit" disabled={state.step === "sending"}>
          Subscribe Now
        </Button>
      </form>
      <div id="newsletter-said" role="status" className={failed ? styles.failed : ""}>
        {state.step === "asked" && "Almost there: please click the button in the mail that we have sent you."}
        {failed && state.sentence}
      </div>
    </section>
  );
}
