import { useMutation } from "@tanstack/react-query";
import { call } from "../api.ts";
import styles from "./Form.module.css";

/** Sends the mail that verifies an address once more, and says whether that worked. */
export function MailAgain({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call("POST /auth/resend-verification", { body: { email } }),
  });
  return (
    <>
      <button type="button" className={styles.link} disabled={isPending} onClick={() => mutate()}>
        Send the mail again
      </button>
      <span role="status">{error?.message ?? (isSuccess && "It is on its way once more.")}</span>
    </>
  );
}
