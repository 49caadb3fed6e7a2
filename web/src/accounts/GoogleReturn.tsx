import { useEffect, useState } from "react";
import { Notice } from "../kit/Notice.tsx";
import { answerIn, channelOf } from "./google.ts";

/** Whoever waits answers at once, unless their page is busy. */
const UNHEARD_MS = 3_000;

/** Where Google sends the popup back to: hands the token, or why there is none, to the page that asked, and goes away. */
export default function GoogleReturn() {
  const [isUnheard, setUnheard] = useState(false);
  useEffect(() => {
    const answer = answerIn(window.location.hash);
    // Nobody who walks back through this window's history finds the token there.
    window.history.replaceState(null, "", window.location.pathname);
    const channel = channelOf(answer.state);
    window.opener?.postMessage(answer, window.location.origin);
    if (!channel) {
      if (window.opener) window.close();
      return;
    }
    const waiting = setTimeout(() => {
      if (!answer.accessToken) return;
      setUnheard(true);
      reportError(new Error("Nobody waits for Google's answer any more."));
    }, UNHEARD_MS);
    channel.onmessage = () => {
      clearTimeout(waiting);
      window.close();
    };
    channel.postMessage(answer);
  }, []);
  return (
    <Notice title="You can close this window." heading="h1">
      {isUnheard && (
        <p>
          If the shop does not know you yet, log in there once more: the page that asked Google for you is not
          open any more.
        </p>
      )}
    </Notice>
  );
}
