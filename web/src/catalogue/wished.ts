import { type Size, type SizeAndFrame, sidesOf } from "../../../functions/core/catalogue/choice.ts";
import { navigate, useLocation } from "../kit/router.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { PrintChoice } from "../store.ts";

/** What was chosen, here or on the paper that somebody comes from, and for which picture. */
export type Wished = Omit<PrintChoice, "product">;

export const wishing = (wished: Wished) => ({ wished });

export function useWished(): Wished | undefined {
  const { state } = useLocation();
  return useHydrated() ? (state as ReturnType<typeof wishing> | null)?.wished : undefined;
}

/** What came along with the address would come again with each picture of its shape. */
export const wishNoMore = () => navigate(location.pathname + location.search, { replace: true });

const inches = (size: Size) => `${sidesOf(size).join(" × ")} in`;

/** What of it another paper, or another picture, cannot keep, in sentences. */
export function notKept(wished: Pick<Wished, "size" | "frame">, { size, frame }: SizeAndFrame): string {
  const told: string[] = [];
  if (size && wished.size && size !== wished.size)
    told.push(`Not made in ${inches(wished.size)}: this is ${inches(size)}.`);
  if (frame === "none" && wished.frame !== "none") told.push("Not framed: this is the bare sheet.");
  return told.join(" ");
}
