import { type ReactNode, useState } from "react";
import { type ArtworkName, artworkPicture, artworks, styleOf } from "../src/artworks/artworks.ts";
import { nameOf } from "../src/journeys/beginning.ts";
import { Accordion } from "../src/kit/Accordion.tsx";
import { Button, LinkButton } from "../src/kit/Button.tsx";
import { CardChoice } from "../src/kit/CardChoice.tsx";
import Carousel from "../src/kit/Carousel.tsx";
import { Drawer } from "../src/kit/Drawer.tsx";
import { Field, TextArea } from "../src/kit/Field.tsx";
import { Fold } from "../src/kit/Fold.tsx";
import * as icons from "../src/kit/icons.tsx";
import { Modal } from "../src/kit/Modal.tsx";
import { Notice } from "../src/kit/Notice.tsx";
import { Picture } from "../src/kit/Picture.tsx";
import { Select } from "../src/kit/Select.tsx";
import { toast } from "../src/kit/toast.ts";
import { Waiting } from "../src/kit/Waiting.tsx";
import { Ways } from "../src/kit/Ways.tsx";
import styles from "./KitPage.module.css";

const names = Object.keys(artworks) as ArtworkName[];

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={name}>
    <h3>{name}</h3>
    <div className={styles.stage}>{children}</div>
  </section>
);

function Choices() {
  const [frame, setFrame] = useState("");
  const [card, setCard] = useState<string | undefined>("hokusai");
  const [open, setOpen] = useState(true);
  return (
    <>
      <Part name="Select">
        <Select
          label="Frame"
          placeholder="Select an option"
          none="- none -"
          value={frame}
          onValue={setFrame}
          options={["Black", "White", "Natural"].map((name) => ({ value: name, displayName: name }))}
        />
      </Part>
      <Part name="CardChoice">
        <CardChoice
          label="Style"
          value={card ?? ""}
          onValue={setCard}
          cards={names.slice(0, 3).map((name) => ({
            value: name,
            displayName: nameOf(styleOf(name)),
            imageUrl: `${artworkPicture(name).src}-720.webp`,
          }))}
        />
      </Part>
      <Part name="Fold">
        <Fold title="Lighting" summary={open ? undefined : "Natural"} open={open} onToggle={setOpen}>
          <p>What folds away.</p>
        </Fold>
      </Part>
    </>
  );
}

function Layers() {
  const [layer, setLayer] = useState("");
  const close = () => setLayer("");
  return (
    <Part name="Drawer, Modal, toast">
      {(["left", "right", "bottom"] as const).map((from) => (
        <Button key={from} look="secondary" onClick={() => setLayer(from)}>
          Drawer from {from}
        </Button>
      ))}
      <Button look="secondary" onClick={() => setLayer("modal")}>
        Modal
      </Button>
      <Button look="secondary" onClick={() => void toast("Added to your cart")}>
        Toast
      </Button>
      <Button look="secondary" onClick={() => void toast("Failed to checkout", "error")}>
        Toast that something failed
      </Button>
      {(["left", "right", "bottom"] as const).map((from) => (
        <Drawer key={from} from={from} title={`From ${from}`} open={layer === from} onClose={close}>
          <p>Pull it away by its head, press Escape, or press beside it.</p>
        </Drawer>
      ))}
      <Modal title="A modal" open={layer === "modal"} onClose={close}>
        <p>It keeps the focus, and gives it back.</p>
      </Modal>
    </Part>
  );
}

/** Every part of the kit, in each of its states. */
export const Parts = () => (
  <>
    <Part name="Button">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button disabled>Disabled</Button>
      <LinkButton to="/">A link</LinkButton>
    </Part>
    <Part name="Ways">
      <Ways>
        <Button>Make a poster</Button>
        <Button look="secondary">Copy</Button>
        <Button look="secondary">Share</Button>
      </Ways>
    </Part>
    <Part name="Field, TextArea">
      <Field label="Email" type="email" placeholder="you@example.com" />
      <Field label="Email" defaultValue="ada@" error="Please enter a valid e-mail address." />
      <TextArea label="Message" rows={3} />
    </Part>
    <Choices />
    <Layers />
    <Part name="Accordion">
      <Accordion
        name="kit"
        items={[
          { question: "How many pictures do I get?", answer: "Four versions of every idea." },
          { question: "Can I return a print?", answer: "It is made for you alone." },
        ]}
      />
    </Part>
    <Part name="Picture">
      {names.slice(0, 2).map((name) => (
        <div key={name} className={styles.picture}>
          <Picture {...artworkPicture(name)} sizes="12rem" />
        </div>
      ))}
    </Part>
    <Part name="Carousel">
      <Carousel
        label="Styles"
        stripLabel="Styles, with the arrow keys"
        speed={0.75}
        items={names.map((name) => ({
          key: name,
          content: <p className={styles.card}>{nameOf(styleOf(name))}</p>,
        }))}
      />
    </Part>
    <Part name="Notice, Waiting">
      <Notice title="Your cart is empty">
        <Button>Browse Products</Button>
      </Notice>
      <Waiting>Loading your images...</Waiting>
    </Part>
    <Part name="Icons">
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Part>
  </>
);
