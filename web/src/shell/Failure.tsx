import { Component, type ReactNode } from "react";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";

type Props = { children: ReactNode };

/** What a screen cannot recover from ends here, not in an empty page. */
export class FailureBoundary extends Component<Props, { failure: Error | undefined }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state as { failure: Error | undefined };
    if (!failure) return this.props.children;
    return (
      <Notice title="Something went wrong" heading="h1">
        <p>{failure.message}</p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Notice>
    );
  }
}
