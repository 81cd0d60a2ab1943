import { deepEqual } from "#core/lib/deep-equal.ts";
import type { BestOfByRound, BracketDetails } from "#core/model/match.ts";
import {
  isJsonObject,
  parseLabel,
  parsePositiveInteger,
  parseReferenceId,
  parseText,
  type JsonObject,
} from "./scalars.ts";

/** Round sizes; the service's document lists them up to 128. */
const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512] as const;

/**
 * Keys of the service and of Matchdesk. If both keys of a round are present, the later one counts.
 */
const UPPER_KEYS: readonly (readonly [string, string])[] = [
  ...SIZES.map((size) => [`ro${size}`, `ro${size}`] as const),
  ["bronze", "bronze"],
  ["grand_final", "grand final"],
  ["ro2gf", "grand final"],
];

const LOWER_KEYS: readonly (readonly [string, string])[] = SIZES.flatMap((size) =>
  [1, 2].map((stage) => [`ro${size}s${stage}`, `lower ro${size}s${stage}`] as const),
);

export function parseBracket(sent: JsonObject, id: string): BracketDetails {
  return {
    id,
    title: parseLabel(sent["title"]),
    type: parseText(sent["type"]).trim().toLowerCase(),
    size: parsePositiveInteger(sent["size"]),
    relatedId: parseReferenceId(sent["related_bracket_id"]),
    bestOf: parseBestOf(sent["best_of_params"]),
  };
}

/** Depth to compare: best-of by round, and its lower bracket. */
const BEST_OF_DEPTH = 2;

/** Returns whether `parseBracket` gives the same result for both, fast: runs for every match. */
export function isSameBracket(a: JsonObject, b: JsonObject): boolean {
  return (
    a["title"] === b["title"] &&
    a["type"] === b["type"] &&
    a["size"] === b["size"] &&
    a["related_bracket_id"] === b["related_bracket_id"] &&
    deepEqual(a["best_of_params"], b["best_of_params"], BEST_OF_DEPTH)
  );
}

function parseBestOf(params: unknown): BestOfByRound {
  const bestOf: Record<string, number> = {};
  if (!isJsonObject(params)) return bestOf;
  addRounds(params, UPPER_KEYS, bestOf);
  const lower = params["lower"];
  if (isJsonObject(lower)) addRounds(lower, LOWER_KEYS, bestOf);
  return bestOf;
}

function addRounds(
  params: JsonObject,
  keys: readonly (readonly [string, string])[],
  into: Record<string, number>,
): void {
  for (const [wireKey, round] of keys) {
    const games = parsePositiveInteger(params[wireKey]);
    if (games !== null) into[round] = games;
  }
}
