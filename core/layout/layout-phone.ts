import { type CardSize, sizeForRows } from "./card-forms.ts";
import { layoutLines } from "./card-lines.ts";
import type { BracketLayout, CardBox, LayoutPlace, LayoutRound } from "./layout-types.ts";

/** Sizes of a bracket whose rounds are below each other. */
interface PhoneForm {
  readonly gutter: number;
  /** By how much a match is more indented than those that lead to it. */
  readonly indent: number;
  /** Distances between rows; between cards, and between groups of cards that belong together. */
  readonly rowGap: number;
  /** Distance of a card from the matches above it that lead to it, in addition to theirs. */
  readonly lead: number;
  readonly gap: number;
  readonly groupGap: number;
  /** Forms and heights of the rounds before, chosen, and after. */
  readonly levels: readonly [CardSize, CardSize, CardSize];
}

/** A page on a phone. */
export const PHONE_PAGE: PhoneForm = {
  gutter: 16,
  indent: 16,
  rowGap: 2,
  lead: 0,
  gap: 8,
  groupGap: 22,
  levels: [
    { form: "row", height: 42 },
    { form: "L1", height: 110 },
    { form: "M2", height: 92 },
  ],
};

/** A narrow widget, whose host page has its own margins. */
export const NARROW_WIDGET: PhoneForm = {
  gutter: 0,
  indent: 14,
  rowGap: 3,
  lead: 5,
  gap: 10,
  groupGap: 16,
  levels: [
    { form: "row", height: 34 },
    { form: "L1", height: 92 },
    { form: "L1", height: 92 },
  ],
};

/** Rounds at one level: usually one, but finals or those of both bands may be together. */
type Level = readonly LayoutRound[];

/** A bracket on a phone: one round between the rounds before and after it. */
export type PhoneLayout = Pick<BracketLayout, "height" | "heads" | "cards" | "lines">;

/**
 * Lays out three rounds below each other: each match of the last one after the matches that lead to
 * it, more indented. A level before or after the chosen round is empty if there is none.
 */
export function layoutPhone(
  levels: readonly [Level, Level, Level],
  width: number,
  form: PhoneForm,
): PhoneLayout {
  const { gutter, indent, rowGap, lead, gap, groupGap } = form;
  const cards: CardBox[] = [];
  let y = 0;
  const add = (level: 0 | 1 | 2, round: LayoutRound, place: LayoutPlace): void => {
    if (place.bye) return;
    const before = level === 2 ? 1 : 0;
    const feeders =
      level === 0
        ? []
        : levels[before].flatMap((one) =>
            findFeeders(one, round, place).map((feeder) => ({ one, feeder })),
          );
    for (const { one, feeder } of feeders) add(before, one, feeder);
    if (feeders.length > 0) y += lead;
    const size = sizeForRows(form.levels[level], place.rows);
    const x = gutter + level * indent;
    const box = { x, y, width: width - gutter - x, height: size.height };
    cards.push({ place: place.place, round: round.key, form: size.form, ...box });
    y += size.height + (level === 0 ? rowGap : gap);
  };
  const placed = (place: LayoutPlace) => cards.some((card) => card.place === place.place);
  const top = levels[2].length === 0 ? 1 : 2;
  for (const level of [top, 1, 0] as const) {
    for (const round of levels[level]) {
      for (const place of round.places) {
        if (placed(place)) continue;
        add(level, round, place);
        y += groupGap - gap;
      }
    }
  }
  const spacing = { gutter, gap: indent, rail: 8, indent };
  return { height: y, heads: [], cards, lines: layoutLines(levels.flat(), cards, spacing) };
}

/** Returns the places of a round that lead to a place; a grand final leads to its reset. */
function findFeeders(
  from: LayoutRound,
  { key }: LayoutRound,
  { place }: LayoutPlace,
): readonly LayoutPlace[] {
  if (from.key === "grand final" && key === "grand final reset") return from.places;
  return from.places.filter(({ winnerTo }) => winnerTo?.place === place);
}
