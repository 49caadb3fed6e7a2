import { useMutation } from "@tanstack/react-query";
import { type Body, call, reasonOf } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { Modal } from "../kit/Modal.tsx";
import { toast } from "../kit/toast.ts";
import { EmailField } from "./EmailField.tsx";
import styles from "./Form.module.css";
import { GoogleButton } from "./GoogleButton.tsx";
import { MailAgain } from "./MailAgain.tsx";
import { Login } from "./rules.ts";
import { signedIn } from "./session.ts";
import { useCheckedForm } from "./use-checked-form.ts";

type Props = { onClose(): void; onSignUp(): void; onForgotPassword(): void };

/** What was answered without a word of the shop's, as by something before it, is called what it mostly is. */
function wordsOf(failure: Error) {
  const { kind, ours } = reasonOf(failure);
  return kind === "REFUSED" && !ours ? "Internal Server Error" : failure.message;
}

export default function LoginModal({ onClose, onSignUp, onForgotPassword }: Props) {
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: Body<"POST /auth/login">) => call("POST /auth/login", { body, renews: true }),
    onSuccess: (who) => {
      signedIn(who);
      onClose();
      void toast("Welcome Back!");
    },
    onError: (failure) => void toast(`Login Failed: ${wordsOf(failure)}`, "error"),
  });

  const { form, errors, failure, onSubmit } = useCheckedForm(Login, mutate, error);

  return (
    <Modal title="Welcome back to Wallflower" open onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <EmailField autoComplete="username" error={errors.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <button type="button" className={`${styles.link} ${styles.aside}`} onClick={onForgotPassword}>
          Forgot password?
        </button>
        <p role="alert">{failure?.message}</p>
        {reasonOf(error).code === "unverified" && <MailAgain email={variables?.email ?? ""} />}
        <Button type="submit" disabled={isPending}>
          Log In
        </Button>
        <GoogleButton onSignedIn={onClose}>Log In with Google</GoogleButton>
      </form>
      <p className={styles.switch}>
        New here?{" "}
        <button type="button" className={styles.link} onClick={onSignUp}>
          Sign up
        </button>
      </p>
    </Modal>
  );
}
