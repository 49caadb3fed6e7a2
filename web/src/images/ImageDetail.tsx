import { paths } from "../../../functions/core/site/paths.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import type { Art } from "../store.ts";
import { Chips } from "./Chips.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { Drawn } from "./Drawn.tsx";
import styles from "./ImageDetail.module.css";
import { makePoster } from "./poster.ts";
import { share } from "./share.ts";

const chips = ["artStyle", "aspectRatio", "lighting", "mood"];

export default function ImageDetail({ image, onClose }: { image: Art; onClose(): void }) {
  return (
    <Modal title="Your picture" open wide onClose={onClose}>
      <div className={styles.detail}>
        <Drawn art={image} sizes="(min-width: 48rem) 28rem, 90vw" first />
        <div className={styles.about}>
          <h3>Prompt</h3>
          <p>{image.prompt}</p>
          <CopyButton text={image.prompt} />
          <Chips values={image.journeyStepValues} names={chips} />
          <div className={styles.buttons}>
            <LinkButton look="secondary" to={paths.image(image._id)} onClick={onClose}>
              Open in new page
            </LinkButton>
            <Button look="secondary" onClick={() => share(paths.image(image._id), image.prompt)}>
              Share
            </Button>
            <Button
              onClick={() => {
                onClose();
                makePoster(image);
              }}
            >
              Make a poster
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
