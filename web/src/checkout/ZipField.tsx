import { useState } from "react";
import { isZip, LONGEST_ZIP, ZIP_FAULT } from "../../../functions/core/fulfilment/delivery.ts";
import { Field } from "../kit/Field.tsx";
import { keepZip, useZip } from "./zip.ts";

/** Asks for a ZIP code once, anywhere: all dates follow it, and it is remembered. */
export function ZipField() {
  const zip = useZip() ?? "";
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  // Once it was left it is what is remembered, whichever field that came from.
  const text = (left && zip) || (typed ?? zip);
  const wrong = left && text !== "" && !isZip(text);
  return (
    <Field
      label="Deliver to ZIP"
      value={text}
      placeholder="10001"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={LONGEST_ZIP}
      error={wrong ? ZIP_FAULT : undefined}
      toldLater
      onBlur={() => {
        setLeft(true);
        if (text === "" || isZip(text)) setTyped(undefined);
      }}
      onChange={({ target: { value } }) => {
        setLeft(false);
        setTyped(value);
        keepZip(value);
      }}
    />
  );
}
