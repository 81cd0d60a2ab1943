import type { DerivedMatch } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import { matchCsv } from "#server/outlets/files/match-csv.ts";
import { matchInputs, presentMatch } from "./match.ts";

interface MatchTexts {
  readonly inputs: readonly unknown[];
  json: Uint8Array | null;
  csv: Uint8Array | null;
}

/** Responses share them: a list of 10,000 matches is 14 MB, and every filter makes another list. */
const known = new WeakMap<DerivedMatch, MatchTexts>();

/** Returns a match as JSON in UTF-8; the same bytes as long as nothing of it changed. */
export function matchJson(world: World, derived: DerivedMatch): Uint8Array {
  const texts = textsOf(world, derived);
  texts.json ??= Buffer.from(JSON.stringify(presentMatch(world, derived)));
  return texts.json;
}

/** Returns a match as a row of CSV, made once like `matchJson`. */
export function matchCsvRow(world: World, derived: DerivedMatch): Uint8Array {
  const texts = textsOf(world, derived);
  texts.csv ??= Buffer.from(matchCsv(presentMatch(world, derived)));
  return texts.csv;
}

function textsOf(world: World, derived: DerivedMatch): MatchTexts {
  const inputs = matchInputs(world, derived);
  const before = known.get(derived);
  if (before?.inputs.every((input, index) => input === inputs[index]) === true) return before;
  const texts = { inputs, json: null, csv: null };
  known.set(derived, texts);
  return texts;
}
