import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { toast } from "../kit/toast.ts";
import { resetStore } from "../store.ts";
import styles from "./Form.module.css";

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call("DELETE /user", {}),
    onSuccess: () => {
      resetStore();
      navigate(paths.home);
      void toast("Your account has been deleted");
    },
  });
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p className={styles.lede}>
        Your name, address, pictures and cart are forgotten at once, and cannot be brought back. What we have
        to keep of paid orders stays until the law lets us forget it.
      </p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <Modal title="Delete your account?" open={asking} onClose={() => setAsking(false)}>
        <div className={styles.form}>
          <p>This cannot be undone.</p>
          <Button disabled={isPending} onClick={() => mutate()}>
            Delete for Good
          </Button>
          <Button look="secondary" onClick={() => setAsking(false)}>
            Keep My Account
          </Button>
          <p className={styles.failure} role="alert">
            {error?.message}
          </p>
        </div>
      </Modal>
    </section>
  );
}
