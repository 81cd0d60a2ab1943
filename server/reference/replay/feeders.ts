import type { WireMatch } from "#core/wire/schema.ts";
import { findBracketType } from "./order.ts";

/** Text key of a bracket place, for matches and their feeders. */
export type BracketPositionKey = string;

/** Returns the key of a bracket match's place. */
export function getBracketPositionKey(match: WireMatch): BracketPositionKey {
  return positionKey(match.bracket_id, match.round_of, match.stage, Number(match.row));
}

/**
 * Returns the keys of the places that feed a bracket match (docs/domain.md#geometry), whether or
 * not a match exists there. Excludes upper matches that feed the lower bracket, because their order
 * is not fixed: only contestants' names show it.
 */
export function getFeederPositionKeys(match: WireMatch): BracketPositionKey[] {
  const { bracket_id: bracket, stage } = match;
  const size = Number(match.round_of);
  const row = Number(match.row);
  const pair = (from: number, fromStage: string, upperRow: number): BracketPositionKey[] => [
    positionKey(bracket, `${from}`, fromStage, 2 * upperRow - 1),
    positionKey(bracket, `${from}`, fromStage, 2 * upperRow),
  ];
  switch (findBracketType(match)) {
    case null:
      return [];
    case "lower":
      return stage === "2" ? [positionKey(bracket, `${size}`, "1", row)] : pair(2 * size, "2", row);
    case "single":
      return pair(2 * size, "1", isBronze(match) ? 1 : row);
    case "double":
      if (stage !== "2") return pair(2 * size, "1", row);
      if (row > 1) return [positionKey(bracket, "2", "2", row - 1)];
      return [
        positionKey(bracket, "2", "1", 1),
        positionKey(match.bracket?.related_bracket_id ?? null, "2", "2", 1),
      ];
  }
}

/** Returns whether the match is the third-place match, which the semifinals feed like the final. */
function isBronze(match: WireMatch): boolean {
  return match.round_of === "2" && match.row === "2";
}

function positionKey(
  bracket: string | null,
  roundOf: string | null,
  stage: string | null,
  row: number,
): BracketPositionKey {
  return `${bracket}/${roundOf}/${stage}/${row}`;
}
