import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import { Button } from "../kit/Button.tsx";
import { askForMissing, forgetReloads, MissingChunk } from "../kit/chunks.ts";
import { Notice } from "../kit/Notice.tsx";
import { note } from "./faults.ts";

type Props = {
  /** Where a failure happened: it stays there when somebody goes elsewhere. */
  at?: unknown;
  /** What it is told in, where a page has no place for it. */
  shownIn?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};
type State = { failure: Error | undefined; at: unknown };

/** What a part cannot recover from ends here, not in an empty page. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, at: this.props.at };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override componentDidCatch(failure: Error) {
    note(failure);
    askForMissing();
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failure: undefined, at };
  }

  override render() {
    const { failure } = this.state;
    const { children, shownIn: Place = Fragment } = this.props;
    if (!failure) return children;
    const isMissing = failure instanceof MissingChunk;
    const tryAgain = () => {
      if (!isMissing) return window.location.reload();
      forgetReloads();
      this.setState({ failure: undefined });
    };
    return (
      <Place>
        <Notice title="Something went wrong" heading="h1">
          <p>
            {isMissing
              ? "A part of this page did not come. Please check your connection and try again."
              : "This page could not be shown."}
          </p>
          <Button onClick={tryAgain}>Try again</Button>
          {isMissing && <small>{failure.message}</small>}
        </Notice>
      </Place>
    );
  }
}
