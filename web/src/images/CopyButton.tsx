import { useEffect, useState } from "react";
import { Button } from "../kit/Button.tsx";
import { copy } from "./copy.ts";

const SHOWN_MS = 2_000;

/** Puts words on the clipboard, and says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    // What it says then again is nothing to be told.
    <Button
      look="secondary"
      aria-live={copied ? "polite" : "off"}
      onClick={async () => setCopied(await copy(text))}
    >
      {copied ? "Copied!" : "Copy"}
    </Button>
  );
}
