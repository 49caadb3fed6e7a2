import { type ComponentType, use } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of the site: shown at once when its code is there, where `lazy` would first show that it is on its way. */
export const part =
  <Props extends object>(load: Load<Props>) =>
  (props: Props) => {
    const { default: Part } = use(load());
    return <Part {...props} />;
  };
