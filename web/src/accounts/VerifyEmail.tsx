import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { type Body, call, reasonOf } from "../api.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { textOf } from "../kit/form-text.ts";
import { Notice } from "../kit/Notice.tsx";
import { Navigate, useSearchParams } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useRefused } from "../kit/use-refused.ts";
import styles from "./Form.module.css";
import { MailedTo, Username, useMailedTo } from "./MailedTo.tsx";
import { MailRequest } from "./MailRequest.tsx";
import { signedIn } from "./session.ts";
import { VisitorsOnly } from "./VisitorsOnly.tsx";

/** What is said by whoever opens the mail elsewhere; who has no name to say says none. */
const own = {
  firstName: { label: "First Name", autoComplete: "given-name" },
  lastName: { label: "Last Name", autoComplete: "family-name" },
  password: { label: "Password", type: "password", autoComplete: "new-password" },
};

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const emailToken = query.get("emailToken");
  const mailedTo = useMailedTo(emailToken);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: Body<"POST /auth/verify-email">) =>
      call("POST /auth/verify-email", { body, renews: true }),
    onSuccess: (who) => {
      signedIn(who, { byLink: true });
      void toast("Welcome Back!");
    },
  });
  const { form, refused } = useRefused(error);
  if (!emailToken) return <Navigate to={paths.home} replace />;
  const wanted = refused.password ?? refused.firstName ?? refused.lastName;
  // Asked for where another browser signed up: anybody can have typed this address, and any names, there.
  const isElsewhere = wanted !== undefined || variables?.password !== undefined;
  // Known before, or found out by a press: the answer to the one before may be lost.
  const isSpent = mailedTo === null || reasonOf(error).code === "not_found";
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { firstName, lastName, password } = textOf(
      event.currentTarget,
      "firstName",
      "lastName",
      "password",
    );
    mutate({
      emailToken: emailToken ?? "",
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(password && { password }),
    });
  }
  return (
    <VisitorsOnly>
      <Notice title="Click button below to verify your email" heading="h1">
        <MailedTo email={mailedTo} />
        <form ref={form} className={styles.form} onSubmit={onSubmit}>
          <Username email={mailedTo} />
          {isElsewhere &&
            Object.entries(own).map(([name, field]) => (
              <Field key={name} name={name} {...field} error={refused[name]} />
            ))}
          <Button type="submit" look={isSpent ? "secondary" : "primary"} disabled={isPending}>
            Verify Email
          </Button>
        </form>
        <p role="alert">{!wanted && error?.message}</p>
        {isSpent && <LogIn />}
        {((error && !wanted) || isSpent) && (
          <MailRequest
            endpoint="POST /auth/resend-verification"
            lede="We can send you a new link."
            button="Send a New Link"
            sent="If an account waits for this address to be verified, a new link is on its way."
          />
        )}
      </Notice>
    </VisitorsOnly>
  );
}

/** Most links that open nothing any more have done what they are for. */
const LogIn = () => (
  <>
    <p>If your address is verified already, all that is left is to log in.</p>
    <Button onClick={() => openModal("LOGIN")}>Log In</Button>
  </>
);
