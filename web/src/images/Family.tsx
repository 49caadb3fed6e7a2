import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import type { Art } from "../store.ts";
import { Drawn } from "./Drawn.tsx";
import styles from "./Family.module.css";
import { madeOf, mayLackChildren, toldFrom } from "./family.ts";
import { imageQuery } from "./queries.ts";
import { useLookedThrough } from "./use-looked-through.ts";

/** So far back the line is told; the rest is one press further. */
const FAR = 6;

const Relative = ({ art, than }: { art: Art; than: Art }) => (
  <li>
    <Link to={paths.image(art._id)}>
      <Drawn art={art} sizes="5rem" alt="" />
      <span>{toldFrom(art, than)}</span>
    </Link>
  </li>
);

/** What a picture was changed from, and what that one was, back to the first; a deleted one ends the line. */
function Before({ id, than, far }: { id: string; than: Art; far: number }) {
  const { data: art } = useQuery(imageQuery(id));
  if (!art) return null;
  return (
    <>
      {art.parent && far > 1 && <Before id={art.parent} than={art} far={far - 1} />}
      <Relative art={art} than={than} />
    </>
  );
}

/** Where a picture comes from, and what has become of it: each step can be walked back, and forth. */
export function Family({ image, own }: { image: Art; own: boolean }) {
  const { images } = useLookedThrough(own, (pages) => mayLackChildren(image, pages));
  const made = madeOf(image, images);
  if (!image.parent && made.length === 0) return null;
  return (
    <nav className={styles.family} aria-labelledby="family">
      <h2 id="family">Its family</h2>
      <ol>
        {image.parent && <Before id={image.parent} than={image} far={FAR} />}
        <li aria-current="true">
          <Drawn art={image} sizes="5rem" alt="" />
          <span>This one</span>
        </li>
        {made.map((art) => (
          <Relative key={art._id} art={art} than={image} />
        ))}
      </ol>
    </nav>
  );
}
