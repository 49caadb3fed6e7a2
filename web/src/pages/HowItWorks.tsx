import { LinkButton } from "../kit/Button.tsx";
import { LongRead } from "./LongRead.tsx";

const steps = [
  {
    title: "Choose a style",
    text: "From the flat color of a woodblock print to the loose edges of a watercolor: sixteen styles, each with a picture that shows what it does.",
  },
  {
    title: "Describe your picture",
    text: "Say what you want to see in a sentence or two. If nothing comes to mind, press “Surprise me” and start from one of our ideas. Then choose its shape and, if you like, a light, a palette and a mood.",
  },
  {
    title: "Pick your favorite",
    text: "We make four versions of your idea, and you watch them arrive. Keep the one you love, change a word and try again, or come back to them later in your gallery.",
  },
  {
    title: "Hang it on your wall",
    text: "Choose a size and a frame, see it on a wall at its true scale, and order. Your print is made in 2–3 business days and sent to your door anywhere in the US.",
  },
];

export default function HowItWorks() {
  return (
    <LongRead
      title="How it works"
      lede="From a sentence to a framed print in four steps. The first three are free to try, and take a few minutes."
    >
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LinkButton to="/journey">Start Creating</LinkButton>
    </LongRead>
  );
}
