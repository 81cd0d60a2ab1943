import { type BracketLayout, CARD_WIDTH, type RoundBox } from "#core/layout/layout-model.ts";
import { type FittedHead, fitHeads } from "#core/layout/round-headers.ts";
import { roundStart } from "#core/layout/round-start.ts";
import type { BracketModel, BracketPlaces, DrawingTools } from "./bracket-model.ts";

/** A round's head with the words that fit it. */
export interface PlacedHead {
  readonly box: RoundBox;
  readonly text: FittedHead;
  /** Its whole name. */
  readonly title: string;
}

/** When each round of a layout starts, in its order: milliseconds since the epoch, null for nobody knows. */
export function startsOf(
  { roundOf, matches }: BracketModel,
  layout: BracketLayout,
): readonly (number | null)[] {
  return layout.rounds.map(({ key }) => {
    const round = roundOf.get(key);
    return round === undefined ? null : roundStart(round, matches);
  });
}

/** Every head of a layout as it is said at this zoom, over rounds that start then. */
export function placedHeads(
  roundOf: BracketPlaces["roundOf"],
  layout: BracketLayout,
  starts: readonly (number | null)[],
  { messages, venue }: DrawingTools,
  zoom: number,
): readonly PlacedHead[] {
  const rounds = layout.rounds.flatMap((box, index) => {
    const round = roundOf.get(box.key);
    return round === undefined ? [] : [{ box, round, start: starts[index] ?? null }];
  });
  const heads = rounds.map(({ round, start }) => {
    return {
      name: messages.match.roundName(round.name),
      start: start === null ? "" : venue.dateTime(start),
      bestOf: round.bestOf === null ? "" : messages.match.bestOf(round.bestOf),
    };
  });
  const fitted = fitHeads(heads, CARD_WIDTH * zoom);
  return rounds.flatMap(({ box, round }, index) => {
    const text = fitted[index];
    return text === undefined
      ? []
      : { box, text, title: messages.match.roundName(round.name).long };
  });
}
