import { CardChoice } from "../kit/CardChoice.tsx";

type Props = {
  frames: readonly { value: string; displayName: string }[];
  value: string;
  onValue(frame: string): void;
};

/** One frame is always chosen: none is one of them. */
export const FramePicker = ({ frames, value, onValue }: Props) => (
  <div>
    <p id="frame-label">
      <b>Frame</b>
    </p>
    <CardChoice
      label="Frame"
      cards={frames.map((frame) => ({ ...frame, imageUrl: `/frames/${frame.value}.svg` }))}
      value={value}
      onValue={(chosen) => onValue(chosen ?? value)}
      columns={4}
    />
  </div>
);
