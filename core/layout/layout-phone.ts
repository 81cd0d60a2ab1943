import { type CardForm, sizeForRows } from "./card-forms.ts";
import { layoutLines } from "./card-lines.ts";
import type { BracketLayout, CardBox, LayoutPlace, LayoutRound } from "./layout-types.ts";

/** Distance of a card from the card below it, and of two groups of cards. */
const GAP = 8;
const ROW_GAP = 2;
const GROUP_GAP = 22;
const SPACING = { gutter: 16, gap: 16, rail: 8, indent: 16 };
/** Forms and heights of the rounds before, chosen, and after. */
const LEVELS = [
  { form: "row", height: 42 },
  { form: "L1", height: 110 },
  { form: "M2", height: 92 },
] as const satisfies readonly { readonly form: CardForm; readonly height: number }[];

/** A bracket on a phone: one round between the rounds before and after it. */
export type PhoneLayout = Pick<BracketLayout, "height" | "heads" | "cards" | "lines">;

/**
 * Lays out three rounds below each other: each match of the last one after the matches that lead to
 * it, more indented.
 *
 * @param rounds The round before, the chosen round and the next one; `undefined` if there is none.
 */
export function layoutPhone(
  rounds: readonly [LayoutRound | undefined, LayoutRound, LayoutRound | undefined],
  width: number,
): PhoneLayout {
  const cards: CardBox[] = [];
  let y = 0;
  const add = (level: 0 | 1 | 2, place: LayoutPlace): void => {
    const round = rounds[level];
    if (round === undefined || place.bye) return;
    const before = level === 2 ? 1 : 0;
    const feeders = level === 0 ? [] : feedersOf(rounds[before], place);
    for (const feeder of feeders) add(before, feeder);
    const { form, height } = sizeForRows(LEVELS[level], place.rows);
    const x = SPACING.gutter + level * SPACING.indent;
    cards.push({
      place: place.place,
      round: round.key,
      form,
      x,
      y,
      width: width - SPACING.gutter - x,
      height,
    });
    y += height + (level === 0 ? ROW_GAP : GAP);
  };
  const top = rounds[2] === undefined ? 1 : 2;
  const placed = (place: LayoutPlace) => cards.some((card) => card.place === place.place);
  for (const level of [top, 1, 0] as const) {
    for (const place of rounds[level]?.places ?? []) {
      if (placed(place)) continue;
      add(level, place);
      y += GROUP_GAP - GAP;
    }
  }
  const drawn = rounds.flatMap((round) => round ?? []);
  return { height: y, heads: [], cards, lines: layoutLines(drawn, cards, SPACING) };
}

function feedersOf(round: LayoutRound | undefined, { place }: LayoutPlace): readonly LayoutPlace[] {
  return round?.places.filter(({ winnerTo }) => winnerTo?.place === place) ?? [];
}
