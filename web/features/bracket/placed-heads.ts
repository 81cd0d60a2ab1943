import { type BracketLayout, CARD_WIDTH, type RoundBox } from "#core/bracket/layout-model.ts";
import { type FittedHead, fitHeads } from "#core/bracket/round-heads.ts";
import { roundStart } from "#core/bracket/round-start.ts";
import type { BracketModel, DrawingTools } from "./drawing.ts";

/** A round's head with the words that fit it. */
export interface PlacedHead {
  readonly box: RoundBox;
  readonly text: FittedHead;
  /** Its whole name. */
  readonly title: string;
}

/** Every head of a layout as it is said at this zoom. */
export function placedHeads(
  model: BracketModel,
  layout: BracketLayout,
  { words, venue }: DrawingTools,
  zoom: number,
): readonly PlacedHead[] {
  const rounds = layout.rounds.flatMap((box) => {
    const round = model.roundOf.get(box.key);
    return round === undefined ? [] : [{ box, round }];
  });
  const heads = rounds.map(({ round }) => {
    const start = roundStart(round, model.matches);
    return {
      name: words.match.roundName(round.name),
      start: start === null ? "" : venue.dateTime(start),
      bestOf: round.bestOf === null ? "" : words.match.bestOf(round.bestOf),
    };
  });
  const fitted = fitHeads(heads, CARD_WIDTH * zoom);
  return rounds.flatMap(({ box, round }, index) => {
    const text = fitted[index];
    return text === undefined ? [] : { box, text, title: words.match.roundName(round.name).long };
  });
}
