/** Heads above the columns of a bracket, and a champion in place of one. */
import type { BracketView } from "#core/contract/tournament.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { Box, BracketLayout, HeadBox } from "./layout-types.ts";

/** Height of a champion in a drawing, and of the free space below the column's head that it needs. */
const CHAMPION_HEIGHT = 84;
const MIN_TOP = 50;

export interface ChampionBox extends Box {
  readonly champion: ContestantRef;
}

/** A layout of a bracket with its champion, if there is one. */
export interface LaidOutBracket {
  readonly layout: Pick<BracketLayout, "top" | "heads" | "cards">;
  readonly bracket: Pick<BracketView, "champion">;
}

/**
 * Returns the space of the champion, with that of the column's head; `null` if the free space is
 * lower than `minTop`, so that none is drawn.
 */
export function findChampionBox(
  { layout: { top }, bracket: { champion } }: LaidOutBracket,
  minTop = MIN_TOP,
): ChampionBox | null {
  if (top === null || champion === null || top.height < minTop) return null;
  return { ...top, y: 0, height: CHAMPION_HEIGHT, champion };
}

/** Returns the heads that are drawn: no champion and, in a low view, no card is in their place. */
export function findHeads(drawn: LaidOutBracket, minTop = MIN_TOP): readonly HeadBox[] {
  const { heads, cards } = drawn.layout;
  const taken = [...cards, findChampionBox(drawn, minTop)];
  return heads.filter(
    ({ x, y, height }) =>
      !taken.some((box) => box?.x === x && box.y < y + height && box.y + box.height > y),
  );
}
