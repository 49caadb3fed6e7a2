import { papers } from "../../../functions/core/catalogue/papers.ts";
import { OnPaper } from "../images/OnPaper.tsx";
import { CardChoice } from "../kit/CardChoice.tsx";
import { Select } from "../kit/Select.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { Art } from "../store.ts";
import { Corner } from "./Corner.tsx";
import { Crop } from "./Crop.tsx";
import type { Configurator } from "./configurator.ts";
import styles from "./ProductDetail.module.css";
import { Scale } from "./Scale.tsx";
import { Sharpness } from "./Sharpness.tsx";

type Props = {
  configurator: Configurator;
  art: Art | null;
  ratio: Art["aspectRatio"];
  mount: number;
  sample: Pick<Art, "imageUrl" | "prompt">;
};

/** Size and frame, each with its price. One of each is always chosen: no frame is one of the frames. */
export function Options({ configurator, art, ratio, mount, sample }: Props) {
  // A ready page comes with drawings of the frames; the site shows them around the picture itself.
  const hydrated = useHydrated();
  const { size, sizes, frame, frames, crop, variant, chooseSize, chooseFrame, chooseCrop } = configurator;
  return (
    <>
      <div className={styles.size}>
        <div>
          <Select
            label="Size"
            options={sizes.map(({ value, displayName, price, reason, cropped }) => ({
              value,
              group: cropped ? "Cropped, as you choose" : "All of your picture",
              displayName: `${displayName}: ${price ?? reason}`,
              disabled: reason !== undefined,
            }))}
            value={size}
            placeholder="Select size"
            onValue={(chosen) => chosen && chooseSize(chosen)}
          />
          {art ? (
            <Sharpness art={art} print={variant?.print} />
          ) : (
            <p className={styles.beside}>Beside a person of 5 feet 6</p>
          )}
        </div>
        {size && <Scale size={size} ratio={ratio} />}
      </div>
      {size && crop !== undefined && (
        <Crop size={size} ratio={ratio} crop={crop} art={art ?? sample} onCrop={chooseCrop} />
      )}
      <div className={styles.frame}>
        <p>Frame</p>
        <CardChoice
          label="Frame"
          cards={frames.map(({ value, displayName, price, reason }) => ({
            value,
            displayName,
            imageUrl: `/frames/${value}.svg`,
            picture: hydrated && size && (
              <Corner title="" ratio={ratio} size={size} frame={value} mount={mount} art={art ?? sample} />
            ),
            note: price ?? reason,
            disabled: reason !== undefined,
          }))}
          value={frame}
          onValue={(chosen) => chooseFrame(chosen ?? frame)}
          columns={frames.length === 3 ? 3 : 4}
        />
        {frames.length === 1 && <small>Sent without a frame. Framed prints are on {papers[0].name}.</small>}
      </div>
      {art && <OnPaper key={art._id} art={art} />}
    </>
  );
}
