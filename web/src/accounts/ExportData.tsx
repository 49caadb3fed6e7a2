import { useMutation } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { save } from "../kit/save.ts";
import styles from "./Form.module.css";

export function ExportData() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call("GET /user/export", {}),
    onSuccess: (data) =>
      save("wallflower.json", new Blob([JSON.stringify(data, null, 2)], { type: "application/json" })),
  });
  return (
    <section aria-labelledby="export">
      <h2 id="export">Your data</h2>
      <p className={styles.lede}>Everything that we keep of you, as a file that you and programs can read.</p>
      <Button look="secondary" disabled={isPending} onClick={() => mutate()}>
        Download Your Data
      </Button>
      <p role="alert">{error?.message}</p>
    </section>
  );
}
