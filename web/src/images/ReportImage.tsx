import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  MOST_REPORT_WORDS,
  type ReportReason,
  reportReasons,
} from "../../../functions/core/images/report.ts";
import { call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { TextArea } from "../kit/Field.tsx";
import { textOf } from "../kit/form-text.ts";
import { Modal } from "../kit/Modal.tsx";
import { Select } from "../kit/Select.tsx";
import { useRefused } from "../kit/use-refused.ts";
import { Ways } from "../kit/Ways.tsx";
import styles from "./ImagePage.module.css";

const reasons = Object.entries(reportReasons).map(([value, displayName]) => ({ value, displayName }));

/** For whoever was sent a picture that should not be seen: nobody has to sign up to say so. */
export function ReportImage({ imageId }: { imageId: string }) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState("");
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (typed: { words: string }) =>
      call("POST /images/{imageId}/report", {
        params: { imageId },
        body: { why: why as ReportReason, ...typed },
      }),
  });
  const { form, refused, failure } = useRefused(error);
  return (
    <>
      <Button look="text" onClick={() => setAsking(true)}>
        Report
      </Button>
      <Modal title="Report this picture" open={asking} onClose={() => setAsking(false)}>
        {isSuccess ? (
          <div className={styles.about} role="status">
            <p>Thank you. A person looks at it, and removes it if it does not fit our terms.</p>
            <Button onClick={() => setAsking(false)}>Close</Button>
          </div>
        ) : (
          <form
            ref={form}
            className={styles.about}
            onSubmit={(event) => {
              event.preventDefault();
              mutate(textOf(event.currentTarget, "words"));
            }}
          >
            <p>Nobody learns that it was you: not its maker, and not us.</p>
            <Select
              label="What is wrong with it?"
              options={reasons}
              value={why}
              onValue={setWhy}
              placeholder="Choose one"
              required
            />
            <TextArea
              label="Anything we should know (optional)"
              name="words"
              rows={3}
              maxLength={MOST_REPORT_WORDS}
              error={refused.words}
            />
            <Ways>
              <Button type="submit" disabled={isPending}>
                {isPending ? "Sending…" : "Send Report"}
              </Button>
              <Button look="secondary" onClick={() => setAsking(false)}>
                Cancel
              </Button>
            </Ways>
            <p role="alert">{failure?.message}</p>
          </form>
        )}
      </Modal>
    </>
  );
}
