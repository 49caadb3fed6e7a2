import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { messageSizes } from "../../../functions/core/contact/message-sizes.ts";
import { LONGEST_ORDER_NUMBER } from "../../../functions/core/orders/order-number.ts";
import { LONGEST_EMAIL } from "../../../functions/lib/fields.ts";
import { type Body, call, reasonOf } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field, TextArea } from "../kit/Field.tsx";
import { emptyOf, textOf } from "../kit/form-text.ts";
import { useSearchParams } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useIsHere } from "../kit/use-is-here.ts";
import { useRefused } from "../kit/use-refused.ts";
import { useDraft } from "../storage/use-draft.ts";
import { useStore } from "../store.ts";
import styles from "./Contact.module.css";

const SENT = "Message sent successfully";
const FAILED = "Failed to send message. Please try again.";

/** Known to the page that somebody comes back to as well. */
const mutationKey = ["contact"];

export default function Contact() {
  const isHere = useIsHere();
  const { mutate, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: (body: Body<"POST /contact-form">) => call("POST /contact-form", { body }),
    onSuccess: (_, sent) => {
      // Whoever went on and came back has it in front of them once more.
      const shown = draft();
      if (shown) emptyOf(shown, sent);
      // Whoever has gone on to another page hears of it there.
      if (!isHere()) void toast(SENT);
    },
    onError: () => {
      if (!isHere()) void toast(FAILED, "error");
    },
  });
  const isPending = useIsMutating({ mutationKey }) > 0;
  // Whoever comes from an order has named it already. The page is made before anybody asks, so it is filled in later.
  const [query] = useSearchParams();
  const order = query.get("order");
  const subject = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (order && subject.current) subject.current.value ||= `Order ${order.slice(0, LONGEST_ORDER_NUMBER)}`;
  }, [order]);
  const { form, refused, failure } = useRefused(error);
  const draft = useDraft(form);
  // Nor is it known who asks. What stands there by default is there again once a message is sent.
  const user = useStore(({ user }) => user);
  useEffect(() => {
    const known = { name: [user?.firstName, user?.lastName].filter(Boolean).join(" "), email: user?.email };
    for (const [name, value = ""] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.defaultValue = value;
    }
  }, [user, form]);
  return (
    <div className={styles.page}>
      <h1>Contact</h1>
      <p className={styles.lede}>
        Questions about a picture, a frame or an order? Write to us, and a person answers.
      </p>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          mutate(textOf(event.currentTarget, "name", "email", "subject", "message", "website"));
        }}
      >
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={messageSizes.name}
          error={refused.name}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LONGEST_EMAIL}
          error={refused.email}
        />
        <Field
          ref={subject}
          label="Subject"
          name="subject"
          required
          maxLength={messageSizes.subject}
          error={refused.subject}
        />
        <TextArea
          label="Message"
          name="message"
          rows={5}
          required
          maxLength={messageSizes.message}
          error={refused.message}
        />
        <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <Button type="submit" disabled={isPending}>
          {isPending ? "Sending…" : "Send message"}
        </Button>
        <div className={error ? styles.failed : isSuccess ? styles.sent : undefined}>
          <div role="alert">{error && FAILED}</div>
          <div role="status">{isSuccess ? SENT : reasonOf(failure).ours && failure?.message}</div>
        </div>
      </form>
    </div>
  );
}
