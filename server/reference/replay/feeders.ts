import type { WireMatch } from "#core/wire/schema.ts";
import { bracketType } from "./order.ts";

/** A place in a bracket as text, the same for a match and for whoever names it as a feeder. */
export type BracketPositionKey = string;

/** Where a bracket match stands. */
export function positionOf(match: WireMatch): BracketPositionKey {
  return position(match.bracket_id, match.round_of, match.stage, Number(match.row));
}

/**
 * The places that feed a bracket match by docs/domain.md#geometry, whether or not a match
 * stands there. Which upper loser drops into which lower match is no convention: only the
 * contestants tell.
 */
export function feederPositions(match: WireMatch): BracketPositionKey[] {
  const { bracket_id: bracket, stage } = match;
  const size = Number(match.round_of);
  const row = Number(match.row);
  const pair = (from: number, fromStage: string, upperRow: number): BracketPositionKey[] => [
    position(bracket, `${from}`, fromStage, 2 * upperRow - 1),
    position(bracket, `${from}`, fromStage, 2 * upperRow),
  ];
  switch (bracketType(match)) {
    case null:
      return [];
    case "lower":
      return stage === "2" ? [position(bracket, `${size}`, "1", row)] : pair(2 * size, "2", row);
    case "single":
      return pair(2 * size, "1", isBronze(match) ? 1 : row);
    case "double":
      if (stage !== "2") return pair(2 * size, "1", row);
      if (row > 1) return [position(bracket, "2", "2", row - 1)];
      return [
        position(bracket, "2", "1", 1),
        position(match.bracket?.related_bracket_id ?? null, "2", "2", 1),
      ];
  }
}

/** Both semifinals feed the bronze match, as they feed the final. */
function isBronze(match: WireMatch): boolean {
  return match.round_of === "2" && match.row === "2";
}

function position(
  bracket: string | null,
  roundOf: string | null,
  stage: string | null,
  row: number,
): BracketPositionKey {
  return `${bracket}/${roundOf}/${stage}/${row}`;
}
