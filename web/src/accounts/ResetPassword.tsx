import { useMutation } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Navigate, useSearchParams } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import styles from "./Form.module.css";
import { MailedTo, Username, useMailedTo } from "./MailedTo.tsx";
import { MailRequest } from "./MailRequest.tsx";
import { NewPassword } from "./rules.ts";
import { signedIn } from "./session.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { WayBack } from "./VisitorsOnly.tsx";

export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const mailedTo = useMailedTo(token);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Body<"POST /auth/reset-password">) =>
      call("POST /auth/reset-password", { body, renews: true }),
    onSuccess: (who) => {
      signedIn(who, { byLink: true });
      void toast("Welcome Back!");
    },
  });
  const { form, errors, failure, onSubmit } = useCheckedForm(
    NewPassword,
    ({ password }) => token && mutate({ token, password }),
    error,
  );
  if (!token) return <Navigate to={paths.home} replace />;
  if (isSuccess) return <WayBack />;
  return (
    <Notice title="Choose a new password" heading="h1">
      <MailedTo email={mailedTo} />
      {mailedTo !== null && (
        <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
          <Username email={mailedTo} />
          <Field
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors.password}
          />
          <Button type="submit" disabled={isPending}>
            Save and Log In
          </Button>
          <p role="alert">{failure?.message}</p>
        </form>
      )}
      {(failure || mailedTo === null) && (
        <MailRequest
          endpoint="POST /auth/forgot-password"
          lede="We can send you a new link."
          button="Send a New Link"
          sent="If there is an account with this address, a new link is on its way."
        />
      )}
    </Notice>
  );
}
