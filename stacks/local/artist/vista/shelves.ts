import { css, mix } from "../color.ts";
import { shape, type World } from "./brush.ts";

/** Books from the ceiling to the floor, each with a back of its own. */
export function paintShelves(world: World, floor: number) {
  const { context, easel, look } = world;
  const dice = easel.dice.fork("shelves");
  const wood = mix(look.wall, look.ink, 0.62);
  const leather = [look.hero, look.leafDark, look.near, look.groundDark, look.wall, look.waterNear, look.far];
  context.fillStyle = css(mix(wood, look.ink, 0.45));
  context.fillRect(-20, -20, easel.width + 40, floor + 20);
  const pitch = 118;
  for (let board = floor - 6; board > -pitch; board -= pitch) {
    let x = -10 - dice.range(0, 20);
    while (x < easel.width + 10) {
      const [wide, high] = [dice.range(12, 30), pitch * dice.range(0.56, 0.82)];
      const back = mix(
        leather[Math.floor(dice() * leather.length)] ?? look.hero,
        look.ink,
        dice.range(0.1, 0.5),
      );
      if (dice() < 0.93) {
        shape(world, back, () => context.rect(x, board - high, wide, high), 0.6);
        context.fillStyle = css(mix(back, look.heroLight, 0.45), 0.7);
        for (const at of [0.16, 0.78]) context.fillRect(x + 2, board - high * at - 3, wide - 4, 3);
        context.fillStyle = css(look.ink, 0.28);
        context.fillRect(x + wide - 3, board - high, 3, high);
      }
      x += wide + dice.range(0, 2.5);
    }
    shape(world, wood, () => context.rect(-20, board, easel.width + 40, 15));
    context.fillStyle = css(mix(wood, look.heroLight, 0.3));
    context.fillRect(-20, board, easel.width + 40, 3);
    // What stands back from the edge lies in the shadow of the board above.
    const shade = context.createLinearGradient(0, board + 15, 0, board + 52);
    shade.addColorStop(0, css(look.ink, 0.55));
    shade.addColorStop(1, css(look.ink, 0));
    context.fillStyle = shade;
    context.fillRect(-20, board + 15, easel.width + 40, 40);
  }
}
