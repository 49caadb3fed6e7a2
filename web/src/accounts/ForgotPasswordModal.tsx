import { useState } from "react";
import { Modal } from "../kit/Modal.tsx";
import styles from "./Form.module.css";
import { MailRequest } from "./MailRequest.tsx";

type Props = { onClose(): void; onLogIn(): void };

/** For who cannot get in: the password is forgotten, or the mail that verifies the address is lost. */
export default function ForgotPasswordModal({ onClose, onLogIn }: Props) {
  const [lost, setLost] = useState<"password" | "mail">("password");
  return (
    <Modal
      title={lost === "password" ? "Forgot your password?" : "Waiting for our mail?"}
      open
      onClose={onClose}
    >
      {lost === "password" ? (
        <MailRequest
          key="password"
          endpoint="POST /auth/forgot-password"
          lede="Tell us your e-mail address, and we send you a link to choose a new one."
          button="Send the Link"
          sent="If there is an account with this address, a link to choose a new password is on its way. It works for 24 hours."
        />
      ) : (
        <MailRequest
          key="mail"
          endpoint="POST /auth/resend-verification"
          lede="Tell us the e-mail address that you signed up with, and we send the link once more."
          button="Send It Again"
          sent="If an account waits for this address to be verified, a new link is on its way."
        />
      )}
      <p className={styles.switch}>
        <button
          type="button"
          className={styles.link}
          onClick={() => setLost(lost === "password" ? "mail" : "password")}
        >
          {lost === "password" ? "No verification mail?" : "Forgot password?"}
        </button>{" "}
        <button type="button" className={styles.link} onClick={onLogIn}>
          Log in
        </button>
      </p>
    </Modal>
  );
}
