/** A journey is data: screens are built from it, answers are checked against it. */
export type Option = { label: string; value: string; displayName: string; imageUrl?: string };

type Asked = { name: string; label: string; required: boolean; placeholder?: string; icon?: string };

export type Substep =
  | (Asked & { type: "CARD" | "DROPDOWN"; options: Option[] })
  | (Asked & {
      type: "TEXT_AREA";
      minLength: number;
      maxLength: number;
      /** Offers "Surprise me", which picks one of `randomOptions`. */
      randomizer?: boolean;
      randomOptions?: string[];
    });

export type Step = {
  name: string;
  label: string;
  description: string;
  type: "text" | "select";
  layout: "FULL_PAGE" | "DRAWER" | "ACCORDION";
  optionsType?: "cards";
  required: boolean;
  placeholder?: string;
  examples?: { value: string }[];
  options?: Option[];
  substeps: Substep[];
};

export type Journey = { _id: string; name: string; shortname: string; steps: Step[] };
