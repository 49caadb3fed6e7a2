import { solve } from "../../../functions/lib/puzzle.ts";
import { type Call, call, reasonOf } from "../api.ts";

type Asked = Call<"POST /images/text-to-image">;

/** Asks; on a busy day the shop wants a puzzle solved first, which takes some seconds, and is told. */
export async function askForPictures(asked: Asked, tell: (working: boolean) => void) {
  try {
    return await call("POST /images/text-to-image", asked);
  } catch (failure) {
    const { puzzle } = reasonOf(failure);
    if (!puzzle) throw failure;
    tell(true);
    const solved = await solve(puzzle).finally(() => tell(false));
    return call("POST /images/text-to-image", { ...asked, body: { ...asked.body, solved } });
  }
}
