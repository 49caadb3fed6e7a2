import { Modal } from "../kit/Modal.tsx";
import styles from "./Form.module.css";
import { MailRequest } from "./MailRequest.tsx";

type Props = { onClose(): void; onLogIn(): void };

export default function ForgotPasswordModal({ onClose, onLogIn }: Props) {
  return (
    <Modal title="Forgot your password?" open onClose={onClose}>
      <MailRequest
        endpoint="POST /auth/forgot-password"
        lede="Tell us your e-mail address, and we send you a link to choose a new one."
        button="Send the Link"
        sent="If there is an account with this address, a link to choose a new password is on its way. It works for 24 hours."
      />
      <p className={styles.switch}>
        Remembered it?{" "}
        <button type="button" className={styles.link} onClick={onLogIn}>
          Log in
        </button>
      </p>
    </Modal>
  );
}
