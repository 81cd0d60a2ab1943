import type { WireMatch } from "#core/wire/schema.ts";
import { wireBracket, wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { parseWireFile } from "#server/reference/wire-file.ts";

/**
 * Short description of a test match. `against` maps contestant names to scores, in the match's
 * order.
 */
export interface MatchSketch {
  readonly id: string;
  readonly start: string;
  readonly against?: Readonly<Record<string, number>>;
  readonly change?: Readonly<Record<string, unknown>>;
}

/**
 * Creates matches of one tournament in the exact wire format, ended and locked unless `change`
 * overrides it.
 */
export function sketchMatches(sketches: readonly MatchSketch[]): readonly WireMatch[] {
  const data = sketches.map(({ id, start, against = {}, change = {} }) =>
    wireMatch({
      id,
      start: `2026-03-07 ${start}:00`,
      locked: "1",
      contestants: Object.entries(against).map(([name, score], index) =>
        wireContestant({ name, score: `${score}`, sort: `${index + 1}` }),
      ),
      ...change,
    }),
  );
  return parseEnvelopeMatches({ object: "matches", data });
}

/** Returns the fields of a match in group `id`. */
export function createGroupFields(id: string): Readonly<Record<string, unknown>> {
  return { group_id: id, bracket_id: null, bracket: undefined, round_of: "4", best_of: "1" };
}

/**
 * Returns the fields of a bracket place. The brackets of a double elimination have the ids U and L.
 */
export function createBracketPlaceFields(
  type: "single" | "double" | "lower",
  roundOf: number,
  stage: number,
  row: number,
): Readonly<Record<string, unknown>> {
  const related = { single: null, double: "L", lower: "U" }[type];
  return {
    bracket_id: { single: "S", double: "U", lower: "L" }[type],
    bracket: wireBracket({ type, related_bracket_id: related }),
    round_of: `${roundOf}`,
    stage: `${stage}`,
    row: `${row}`,
  };
}

/** Parses the matches of an envelope; throws if it is invalid. */
export function parseEnvelopeMatches(envelope: object): readonly WireMatch[] {
  const parsed = parseWireFile(JSON.stringify(envelope));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.matches;
}
