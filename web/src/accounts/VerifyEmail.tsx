import { useMutation } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { toast } from "../kit/toast.ts";
import { paths } from "../paths.ts";
import { useSession } from "../session.ts";

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.signedIn);
  const emailToken = query.get("emailToken");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (emailToken: string) => call("POST /auth/verify-email", { body: { emailToken } }),
    onSuccess: (who) => {
      signedIn(who);
      navigate(paths.home);
      void toast("Welcome Back!");
    },
  });
  if (!emailToken) return <Navigate to={paths.home} replace />;
  return (
    <Notice title="Click button below to verify your email" heading="h1">
      <Button disabled={isPending} onClick={() => mutate(emailToken)}>
        Verify Email
      </Button>
      <div role="alert">{error && <p>{error.message}</p>}</div>
    </Notice>
  );
}
