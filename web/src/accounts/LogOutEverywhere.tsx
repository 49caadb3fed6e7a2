import { useMutation } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { navigate } from "../kit/router.tsx";
import { resetStore } from "../store.ts";
import styles from "./Form.module.css";

export function LogOutEverywhere() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call("POST /auth/logout-everywhere", {}),
    onSuccess: () => {
      resetStore();
      navigate(paths.home);
    },
  });
  return (
    <section aria-labelledby="everywhere">
      <h2 id="everywhere">Log out everywhere</h2>
      <p className={styles.lede}>Ends your visit in every browser that is logged in, this one included.</p>
      <Button look="secondary" disabled={isPending} onClick={() => mutate()}>
        Log Out Everywhere
      </Button>
      <p role="alert">{error?.message}</p>
    </section>
  );
}
