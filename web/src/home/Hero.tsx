import { useState } from "react";
import { sidesOf } from "../../../functions/core/catalogue/choice.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import {
  type ArtworkName,
  artworkPicture,
  artworkSrcSet,
  fallbackWidth,
  styleOf,
} from "../artworks/artworks.ts";
import room from "../catalogue/RoomView.module.css";
import { nameOf } from "../journeys/beginning.ts";
import type { Style } from "../kit/style.ts";
import { Begin } from "./Begin.tsx";
import styles from "./Hero.module.css";
import { heroPrint, heroRoom, heroWidths } from "./hero-room.ts";

const [short, long] = sidesOf(heroPrint.size);

const inches = (count: number) => `calc(${count} * var(--inch))`;

const place: Style = {
  left: inches(heroRoom.middle.x - short / 2),
  top: inches(heroRoom.middle.y - long / 2),
  "--width": inches(short),
  "--height": inches(long),
  "--mount": "0",
};

const scene: Style = {
  "--middle": inches(heroRoom.middle.x),
  width: inches(heroRoom.across),
  height: inches(heroRoom.high),
};

/** A wall at its true scale, and what such a picture costs there. Phones are told less width than it is (images/sizes.ts). */
function HeroWall({ name }: { name: ArtworkName }) {
  const { src, alt } = artworkPicture(name);
  return (
    <div className={styles.wall}>
      <div className={styles.scene} style={scene}>
        <picture>
          <source
            type="image/avif"
            srcSet={heroWidths.map((width) => `/scenes/home-${width}.avif ${width}w`).join(", ")}
            sizes="(min-width: 37.5rem) 100rem, 17rem"
          />
          <img src="/scenes/home-1280.webp" alt="" width={heroRoom.across * 5} height={heroRoom.high * 5} />
        </picture>
        <div className={room.print} data-frame={heroPrint.frame} style={place}>
          <picture>
            <source
              type="image/avif"
              srcSet={artworkSrcSet(name)}
              sizes="(min-width: 64rem) max(13.8rem, 12vw), (min-width: 37.5rem) 11rem, 5.5rem"
            />
            <img src={`${src}-${fallbackWidth}.webp`} alt={alt} fetchPriority="high" />
          </picture>
        </div>
        <p className={styles.label}>
          <b>{nameOf(styleOf(name))}</b>
          <span>
            {short} × {long} in, {heroPrint.frame} frame
          </span>
          <span>
            {inDollars(heroPrint.price)}, or {inDollars(heroPrint.bare)} without
          </span>
        </p>
      </div>
    </div>
  );
}

/** The first screen: a sentence to begin with, beside the wall that it is for. */
export function Hero() {
  // The picture on the wall is in the style that has been chosen for one's own.
  const [chosen, setChosen] = useState<ArtworkName>();
  return (
    <section className={styles.hero}>
      <HeroWall name={chosen ?? "hokusai"} />
      <div className={styles.words}>
        <h1>
          Describe a picture. <span>Hang it on your wall.</span>
        </h1>
        <p>Tell us what you would like to see. Watch it being made, and order it as a real print.</p>
        <Begin chosen={chosen} onChoose={setChosen} />
      </div>
    </section>
  );
}
