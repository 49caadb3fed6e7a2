import { paths } from "../../../functions/core/site/paths.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Hung } from "./Hung.tsx";
import { LongRead, Whole } from "./LongRead.tsx";

export default function About() {
  return (
    <LongRead
      title="Why Wallflower"
      lede="Most walls wait for a picture that nobody has painted yet. We built a shop where you describe it, watch it being made, and hang it."
    >
      <Hung
        room="gallery"
        size="24x36"
        frame="natural"
        art="sumi-e"
        alt="A heron before misty mountains, framed on a gallery wall"
      />
      <section aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <p>
          To put a picture on your wall that means something to you, even if you have never held a brush. You
          bring the idea: a memory, a place, a joke between friends. We turn it into art on paper that is
          worth a frame.
        </p>
      </section>
      <section aria-labelledby="vision">
        <h2 id="vision">Our vision</h2>
        <p>
          Homes that look like the people who live in them. We think a wall should not be filled from a
          catalog of the same forty posters, and that making something of your own should take minutes, not a
          lifetime of practice.
        </p>
      </section>
      <section aria-labelledby="different">
        <h2 id="different">What sets us apart</h2>
        <ul>
          <li>
            <strong>You lead, step by step.</strong> A style, a subject, a shape, and if you like a light, a
            palette and a mood. No secret words to learn.
          </li>
          <li>
            <strong>Four versions of every idea.</strong> You choose the one that feels right, or change a
            word and try again.
          </li>
          <li>
            <strong>Made for paper, not only for screens.</strong> We check that a picture has the pixels for
            the size you choose, and we say so when it has not.
          </li>
          <li>
            <strong>Printed when you order.</strong> Nothing is kept in a warehouse and nothing is thrown
            away.
          </li>
        </ul>
      </section>
      <section aria-labelledby="story">
        <h2 id="story">Our story</h2>
        <p>
          Wallflower began with an empty wall above a sofa and an evening of scrolling through prints that
          were all nearly right. The picture we wanted was easy to describe and nowhere to be found. So we
          made it, had it printed, and friends began to ask for theirs. The shop you are in is what grew out
          of that evening. More things to print on, such as mugs, <Whole>t-shirts</Whole>, phone cases and
          stickers, are coming.
        </p>
      </section>
      <Hung
        room="bedroom"
        size="20x30"
        frame="white"
        art="impressionism"
        alt="A sailing boat under a low sun, framed above a bed"
      />
      <section id="faq" aria-labelledby="questions">
        <h2 id="questions">Still have questions?</h2>
        <p>
          We are glad to answer them, whether they are about a picture, a frame, an order, or an idea you are
          not sure how to describe.
        </p>
        <LinkButton to={paths.contact}>Talk to us</LinkButton>
      </section>
    </LongRead>
  );
}
