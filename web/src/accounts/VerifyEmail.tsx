import { useMutation } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { toast } from "../kit/toast.ts";
import { MailRequest } from "./MailRequest.tsx";
import { signedIn } from "./session.ts";
import { VisitorsOnly } from "./VisitorsOnly.tsx";

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const emailToken = query.get("emailToken");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (emailToken: string) => call("POST /auth/verify-email", { body: { emailToken } }),
    onSuccess: (who) => {
      signedIn(who);
      void toast("Welcome Back!");
    },
  });
  if (!emailToken) return <Navigate to={paths.home} replace />;
  return (
    <VisitorsOnly>
      <Notice title="Click button below to verify your email" heading="h1">
        <Button disabled={isPending} onClick={() => mutate(emailToken)}>
          Verify Email
        </Button>
        <div role="alert">{error && <p>{error.message}</p>}</div>
        {error && (
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
