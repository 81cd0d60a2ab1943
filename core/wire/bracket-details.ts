import { deepEqual } from "#core/lib/deep-equal.ts";
import type { BestOfByRound, BracketDetails } from "#core/model/match.ts";
import { isRecord, readPositive, readReference, readText, type JsonObject } from "./scalars.ts";

/** Sizes that a round can have; the document lists them up to 128. */
const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512] as const;

/** Wire key and our round key; of two wire keys for one round the later one counts. */
const UPPER_KEYS: readonly (readonly [string, string])[] = [
  ...SIZES.map((size) => [`ro${size}`, `ro${size}`] as const),
  ["bronze", "bronze"],
  ["grand_final", "grand final"],
  ["ro2gf", "grand final"],
];

const LOWER_KEYS: readonly (readonly [string, string])[] = SIZES.flatMap((size) =>
  [1, 2].map((stage) => [`ro${size}s${stage}`, `lower ro${size}s${stage}`] as const),
);

/** Reads what a match says of its bracket. */
export function readBracket(sent: JsonObject, id: string): BracketDetails {
  return {
    id,
    title: readText(sent["title"]),
    type: readText(sent["type"]).trim().toLowerCase(),
    size: readPositive(sent["size"]),
    relatedId: readReference(sent["related_bracket_id"]),
    bestOf: readBestOf(sent["best_of_params"]),
  };
}

/** Games per match, and those of the lower bracket. */
const BEST_OF_DEPTH = 2;

/** Whether `readBracket` reads the same in both. Members by name: asked once a match. */
export function saysSameBracket(a: JsonObject, b: JsonObject): boolean {
  return (
    a["title"] === b["title"] &&
    a["type"] === b["type"] &&
    a["size"] === b["size"] &&
    a["related_bracket_id"] === b["related_bracket_id"] &&
    deepEqual(a["best_of_params"], b["best_of_params"], BEST_OF_DEPTH)
  );
}

function readBestOf(params: unknown): BestOfByRound {
  const bestOf: Record<string, number> = {};
  if (!isRecord(params)) return bestOf;
  readRounds(params, UPPER_KEYS, bestOf);
  const lower = params["lower"];
  if (isRecord(lower)) readRounds(lower, LOWER_KEYS, bestOf);
  return bestOf;
}

function readRounds(
  params: JsonObject,
  keys: readonly (readonly [string, string])[],
  into: Record<string, number>,
): void {
  for (const [wireKey, round] of keys) {
    const games = readPositive(params[wireKey]);
    if (games !== null) into[round] = games;
  }
}
