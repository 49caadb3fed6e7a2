import { useMutation } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { Modal } from "../kit/Modal.tsx";
import { Link } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useStore } from "../store.ts";
import { EmailField } from "./EmailField.tsx";
import styles from "./Form.module.css";
import { GoogleButton } from "./GoogleButton.tsx";
import { Registration } from "./rules.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { rememberPlace } from "./VisitorsOnly.tsx";

type Props = { onClose(): void; onLogIn(): void };

export default function RegisterModal({ onClose, onLogIn }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body<"POST /auth/register">) => call("POST /auth/register", { body }),
    onSuccess: (_, { email }) => {
      onClose();
      rememberPlace();
      useStore.setState({ unverified: email });
      void toast("Verification email sent");
    },
    onError: (failure) => void toast(`Error: ${failure.message}`, "error"),
  });

  const { form, errors, failure, onSubmit } = useCheckedForm(Registration, mutate, error);

  return (
    <Modal title="Create your account" open onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.lede}>Let's get started with your 30 days free trial</p>
        <Field label="First Name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <Field label="Last Name" name="lastName" autoComplete="family-name" error={errors.lastName} />
        <EmailField error={errors.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors.password}
        />
        <label className={styles.check}>
          <input type="checkbox" name="terms" />
          <span>
            I agree to the {/* In a window of their own: what was typed here stays. */}
            <Link to={paths.terms} target="_blank">
              Terms of Use
            </Link>{" "}
            and the{" "}
            <Link to={paths.privacy} target="_blank">
              Privacy Policy
            </Link>
          </span>
        </label>
        <p role="alert">{failure?.message}</p>
        <Button type="submit" disabled={isPending}>
          Sign Up
        </Button>
        <GoogleButton onSignedIn={onClose}>Sign Up with Google</GoogleButton>
      </form>
      <p className={styles.switch}>
        Already have an account?{" "}
        <button type="button" className={styles.link} onClick={onLogIn}>
          Log in
        </button>
      </p>
    </Modal>
  );
}
