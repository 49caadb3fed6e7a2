import { useEffect } from "react";
import { Notice } from "../kit/Notice.tsx";
import { answerIn } from "./google.ts";

/** Where Google sends the popup back to: hands the token, or why there is none, to the window that asked, and goes away. */
export default function GoogleReturn() {
  useEffect(() => {
    const answer = answerIn(window.location.hash);
    // Nobody who walks back through this window's history finds the token there.
    window.history.replaceState(null, "", window.location.pathname);
    if (!window.opener) return;
    window.opener.postMessage(answer, window.location.origin);
    window.close();
  }, []);
  return <Notice title="You can close this window." heading="h1" />;
}
