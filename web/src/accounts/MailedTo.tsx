import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import styles from "./Form.module.css";

/** Whose a link is: whoever opens it may have been sent somebody else's. */
export function MailedTo({ token }: { token: string }) {
  const { data } = useQuery({
    queryKey: ["mailed-link", token],
    queryFn: ({ signal }) => call("POST /auth/mailed-link", { body: { token }, signal }),
  });
  return (
    <p className={styles.mailedTo}>
      {data?.email && `This link was mailed to ${data.email}. If that is not you, please leave it.`}
    </p>
  );
}
