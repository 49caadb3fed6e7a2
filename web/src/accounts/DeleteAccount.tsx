import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { textOf } from "../kit/form-text.ts";
import { Modal } from "../kit/Modal.tsx";
import { navigate } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useRefused } from "../kit/use-refused.ts";
import { resetStore } from "../store.ts";
import styles from "./Form.module.css";

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call("POST /user/delete", { body: password ? { password } : {} }),
    onSuccess: () => {
      resetStore();
      navigate(paths.home);
      void toast("Your account has been deleted");
    },
  });
  const { form, refused, failure } = useRefused(error);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(textOf(event.currentTarget, "password"));
  }
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p className={styles.lede}>
        Your name, address, pictures and cart are forgotten at once, and cannot be brought back; within
        minutes the files of your pictures are gone too. Paid orders lose your name and address a month after
        they are over; what we have to keep of them stays until the law lets us forget it.
      </p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <Modal title="Delete your account?" open={asking} onClose={() => setAsking(false)}>
        <form ref={form} className={styles.form} onSubmit={onSubmit}>
          <p>
            What you have paid for is still made and sent. Without your account it is cancelled by the link in
            our mails about it alone: if you do not want it any more, cancel it in My Orders first.
          </p>
          <p>This cannot be undone. If you only ever sign in with Google, leave the password empty.</p>
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={refused.password}
          />
          <Button type="submit" disabled={isPending}>
            Delete for Good
          </Button>
          <Button look="secondary" onClick={() => setAsking(false)}>
            Keep My Account
          </Button>
          <p role="alert">{failure?.message}</p>
        </form>
      </Modal>
    </section>
  );
}
