import { useEffect } from "react";
import { Notice } from "../kit/Notice.tsx";
import type { GoogleAnswer } from "./google.ts";

/** Where Google sends the popup back to: hands the token to the window that asked, and goes away. */
export default function GoogleReturn() {
  useEffect(() => {
    const answer = new URLSearchParams(window.location.hash.slice(1));
    // Nobody who walks back through this window's history finds the token there.
    window.history.replaceState(null, "", window.location.pathname);
    const message: GoogleAnswer = {
      kind: "google",
      state: answer.get("state") ?? "",
      accessToken: answer.get("access_token") ?? undefined,
    };
    if (!window.opener) return;
    window.opener.postMessage(message, window.location.origin);
    window.close();
  }, []);
  return <Notice title="You can close this window." heading="h1" />;
}
