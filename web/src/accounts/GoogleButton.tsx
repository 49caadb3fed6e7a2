import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call, reasonOf } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { toast } from "../kit/toast.ts";
import styles from "./Form.module.css";
import { GoogleMark } from "./GoogleMark.tsx";
import { askGoogle, askProviders, type GoogleOptions, PopupBlocked } from "./google.ts";
import { signedIn } from "./session.ts";

type Props = { onSignedIn(): void; children: ReactNode };

/** Signs in by way of Google; on a stage that is not registered there, it is not offered. */
export function GoogleButton({ onSignedIn, children }: Props) {
  const providers = { queryKey: ["providers"], queryFn: askProviders, staleTime: 300_000 };
  const { data, isError, refetch } = useQuery(providers);
  // A window that looks closed keeps nobody waiting; what comes of it all the same is heard.
  const [isFree, setFree] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (options: GoogleOptions) => {
      setFree(false);
      const access_token = await askGoogle(options, () => setFree(true));
      return access_token && call("POST /auth/google-oauth", { body: { access_token }, renews: true });
    },
    onSuccess: (who) => {
      // Whoever closed the window changed their mind: that is no error.
      if (!who) return;
      signedIn(who);
      onSignedIn();
      void toast("Welcome Back!");
    },
    onError: () => void toast("Login with Google failed", "error"),
  });
  if (data?.google === null) return null;
  return (
    <>
      <Button
        look="secondary"
        disabled={(isPending && !isFree) || (!data && !isError)}
        onClick={() => (data?.google ? mutate(data.google) : void refetch())}
      >
        <span className={styles.provider}>
          <GoogleMark />
          {children}
        </span>
      </Button>
      <p role="alert">
        {(reasonOf(error).kind === "REFUSED" || error instanceof PopupBlocked) && error?.message}
      </p>
    </>
  );
}
