import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

type Props = {
  title: string;
  heading?: "h1" | "h2";
  because: { message: string };
  onTryAgain(): void;
};

/** Says why there is nothing to see, where there would be; it can be asked for once more. */
export const NotLoaded = ({ title, heading = "h2", because, onTryAgain }: Props) => (
  <Notice title={title} heading={heading}>
    <p>{because.message}</p>
    <Button onClick={() => onTryAgain()}>Try again</Button>
  </Notice>
);
