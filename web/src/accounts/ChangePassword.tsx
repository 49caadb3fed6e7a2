import { useMutation } from "@tanstack/react-query";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { toast } from "../kit/toast.ts";
import { useStore } from "../store.ts";
import styles from "./Form.module.css";
import { Username } from "./MailedTo.tsx";
import { PasswordChange } from "./rules.ts";
import { signedIn } from "./session.ts";
import { useCheckedForm } from "./use-checked-form.ts";

export function ChangePassword() {
  const email = useStore(({ user }) => user?.email);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body<"POST /auth/change-password">) =>
      call("POST /auth/change-password", { body, renews: true }),
    onSuccess: (who) => {
      signedIn(who);
      form.current?.reset();
      void toast("Your password has been changed");
    },
  });
  const { form, errors, failure, onSubmit } = useCheckedForm(PasswordChange, mutate, error);
  return (
    <section aria-labelledby="password">
      <h2 id="password">Change your password</h2>
      <p className={styles.lede}>Every other browser that is logged in will be logged out.</p>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <Username email={email} />
        <Field
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <Field
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword}
        />
        <Button type="submit" look="secondary" disabled={isPending}>
          Change Password
        </Button>
        <p role="alert">{failure?.message}</p>
      </form>
    </section>
  );
}
