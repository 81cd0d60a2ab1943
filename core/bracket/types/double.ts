import {
  type BracketPart,
  type BracketType,
  type RecognisedUnit,
  unitOfOne,
} from "./bracket-type.ts";
import { firstRoundSize, largestRound, findRoundSize } from "./round-size.ts";
import { doubleGeometry, GRAND_FINAL_KEY } from "./geometry.ts";
import { doublePodium } from "./podium.ts";
import type { Issue } from "#core/model/match.ts";

/** Double elimination: an upper and a lower bracket, or one of them. */
export const doubleEliminationType: BracketType = {
  kind: "double",
  pair: { upper: "double", lower: "lower" },
  recognises: (part, lower, unseen) => {
    if (part.facts?.type === "double") return unitOfUpper(part, lower, unseen);
    return part.facts?.type === "lower" ? unitOfLower(part, unseen) : null;
  },
  upperRoundOf: ({ roundOf, stage }) => {
    const n = findRoundSize(roundOf);
    if (n === null || (stage ?? 1) > 2) return null;
    if (stage !== 2) return { key: `ro${n}`, rows: n / 2 };
    return n === 2 ? { key: GRAND_FINAL_KEY, rows: 2 } : null;
  },
  lowerRoundOf: ({ roundOf, stage }) => {
    const n = findRoundSize(roundOf);
    if (n === null || (stage !== 1 && stage !== 2)) return null;
    return { key: `lower ro${n}s${stage}`, rows: n / 2 };
  },
  geometry: ({ size, rounds, hasSecondMatch, hasUpper }) => {
    const upper = firstRoundSize(size, rounds);
    const lower = largestRound(rounds, /^lower ro(\d+)s/);
    return doubleGeometry({
      upper,
      lower,
      lowerOpensWithStage1:
        lower === null || 2 * lower <= (upper ?? 2 * lower) || rounds.has(`lower ro${lower}s1`),
      hasUpper,
      reset: hasSecondMatch(GRAND_FINAL_KEY),
    });
  },
  podium: doublePodium,
};

function unitOfUpper(
  part: BracketPart,
  lower: BracketPart | undefined,
  unseen: string | null,
): RecognisedUnit {
  const ids = [part.id, lower?.id ?? unseen].filter((id) => id !== null);
  return { ...unitOfOne(part), ids, lower: lower?.seen ?? [] };
}

/** Returns a unit without upper matches. Its size is `null`: only the upper bracket states it. */
function unitOfLower({ id, seen }: BracketPart, unseen: string | null): RecognisedUnit {
  return {
    ids: [unseen, id].filter((one) => one !== null),
    size: null,
    upper: [],
    lower: seen,
    hasUpper: unseen !== null,
    issues: [upperMissing(id, unseen)],
  };
}

function upperMissing(id: string, relatedId: string | null): Issue {
  const reason =
    relatedId === null
      ? "has no upper bracket of its own"
      : `belongs to upper bracket ${relatedId}, of which no match was seen`;
  return {
    match: null,
    code: "upper-bracket-missing",
    message: `Lower bracket ${id} ${reason}: its champion cannot be determined.`,
  };
}
