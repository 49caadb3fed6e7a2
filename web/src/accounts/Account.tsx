import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { useStore } from "../store.ts";
import styles from "./Account.module.css";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { ExportData } from "./ExportData.tsx";
import { LogOutEverywhere } from "./LogOutEverywhere.tsx";
import { isLoggedIn } from "./session.ts";

/** What the shop knows of somebody, and what they can do about it. */
export default function Account() {
  const loggedIn = useStore(isLoggedIn);
  const kept = useStore(({ user }) => user);
  const { data } = useQuery({
    queryKey: ["user", kept?._id],
    queryFn: () => call("GET /user", {}),
    enabled: loggedIn,
  });
  if (!loggedIn)
    return (
      <Notice title="Your account" heading="h1">
        <p>Please log in to see your account.</p>
        <Button onClick={() => openModal("LOGIN")}>Log In</Button>
      </Notice>
    );
  const user = data?.user ?? kept;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  return (
    <div className={styles.account}>
      <h1>Your account</h1>
      <dl className={styles.facts}>
        {name && (
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>
            {user?.email} <span className={styles.mark}>Verified</span>
          </dd>
        </div>
      </dl>
      <ChangePassword />
      <LogOutEverywhere />
      <ExportData />
      <DeleteAccount />
    </div>
  );
}
