import { type BracketLayout, CARD_WIDTH, type RoundBox } from "#core/layout/layout-model.ts";
import { type FittedHeader, fitHeaders } from "#core/layout/round-headers.ts";
import { roundStart } from "#core/layout/round-start.ts";
import type { BracketModel, BracketPlaces, CardContext } from "./bracket-model.ts";

/** A round header with the texts that fit its width. */
export interface PlacedRoundHeader {
  readonly box: RoundBox;
  readonly text: FittedHeader;
  /** Full name of the round. */
  readonly title: string;
}

/**
 * Returns the start of each round, in the layout's order: milliseconds since the epoch, `null` if
 * unknown.
 */
export function deriveRoundStarts(
  { roundOf, matches }: BracketModel,
  layout: BracketLayout,
): readonly (number | null)[] {
  return layout.rounds.map(({ key }) => {
    const round = roundOf.get(key);
    return round === undefined ? null : roundStart(round, matches);
  });
}

/** Returns the round headers of a layout with texts that fit at this zoom. */
export function createPlacedRoundHeaders(
  roundOf: BracketPlaces["roundOf"],
  layout: BracketLayout,
  starts: readonly (number | null)[],
  { messages, venue }: CardContext,
  zoom: number,
): readonly PlacedRoundHeader[] {
  const rounds = layout.rounds.flatMap((box, index) => {
    const round = roundOf.get(box.key);
    return round === undefined ? [] : [{ box, round, start: starts[index] ?? null }];
  });
  const headers = rounds.map(({ round, start }) => {
    return {
      name: messages.match.roundName(round.name),
      start: start === null ? "" : venue.dateTime(start),
      bestOf: round.bestOf === null ? "" : messages.match.bestOf(round.bestOf),
    };
  });
  const fitted = fitHeaders(headers, CARD_WIDTH * zoom);
  return rounds.flatMap(({ box, round }, index) => {
    const text = fitted[index];
    return text === undefined
      ? []
      : { box, text, title: messages.match.roundName(round.name).long };
  });
}
