import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import styles from "./Form.module.css";

/** Whose a link is; null if it opens nothing any more, undefined as long as that is not known. */
export const useMailedTo = (token: string | null) =>
  useQuery({
    queryKey: ["mailed-link", token],
    queryFn: ({ signal }) => call("POST /auth/mailed-link", { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
  }).data?.email;

/** To password managers a new password is nobody's without it. */
export const Username = ({ email }: { email: string | null | undefined }) => (
  <input hidden readOnly autoComplete="username" value={email ?? ""} />
);

/** Whoever opens a link may have been sent somebody else's, or one that was used. */
export const MailedTo = ({ email }: { email: string | null | undefined }) =>
  email === null ? (
    <p role="alert">This link has expired or was used already.</p>
  ) : (
    <p className={styles.mailedTo}>
      {email && `This link was mailed to ${email}. If that is not you, please leave it.`}
    </p>
  );
