import { useMutation } from "@tanstack/react-query";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { EmailField } from "./EmailField.tsx";
import styles from "./Form.module.css";
import { OnlyEmail } from "./rules.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { rememberPlace } from "./VisitorsOnly.tsx";

type Props = {
  endpoint: "POST /auth/forgot-password" | "POST /auth/resend-verification";
  lede: string;
  button: string;
  /** What is said afterwards: the same for every address, known or not. */
  sent: string;
};

/** Asks for an address, to which a mail is sent. */
export function MailRequest({ endpoint, lede, button, sent }: Props) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Body<typeof endpoint>) => call(endpoint, { body }),
    onSuccess: rememberPlace,
  });
  const { form, errors, failure, onSubmit } = useCheckedForm(OnlyEmail, mutate, error);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.lede}>{lede}</p>
      <EmailField error={errors.email} />
      <Button type="submit" look="secondary" disabled={isPending}>
        {button}
      </Button>
      <p role="alert">{failure?.message}</p>
      <p role="status">{isSuccess && sent}</p>
    </form>
  );
}
