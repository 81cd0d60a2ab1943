import type { WireMatch } from "#core/wire/schema.ts";
import { wireDoubleMatch, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { parseWireFile } from "#server/reference/wire-file.ts";

/**
 * Short description of a test match on 2026-03-07: its place is `ro4#1` in a single elimination,
 * `double ro4#1`, `lower ro2s1#1` or `grand final#1` in a double elimination, or `group 7`; its
 * sides are "A 2 v B 1" in the match's order.
 */
export type MatchSketch = readonly [
  id: string,
  start: string,
  place: string,
  sides: string,
  change?: Readonly<Record<string, unknown>>,
];

/**
 * Creates matches of one tournament in the exact wire format, ended and locked unless `change`
 * overrides it.
 */
export function sketchMatches(sketches: readonly MatchSketch[]): readonly WireMatch[] {
  return parseEnvelopeMatches({ object: "matches", data: sketches.map(wireMatchOf) });
}

function wireMatchOf([id, time, place, sides, change]: MatchSketch): Record<string, unknown> {
  const start = `2026-03-07 ${time}:00`;
  const [, group] = /^group (.*)/.exec(place) ?? [];
  if (group !== undefined) {
    return wireGroupMatch(id, "1", sides, { start, group_id: group, ...change });
  }
  return /^(double|lower|grand)/.test(place)
    ? wireDoubleMatch(id, place.replace("double ", ""), sides, { start, ...change })
    : wireSingleMatch(id, place, sides, { start, ...change });
}

/** Parses the matches of an envelope; throws if it is invalid. */
export function parseEnvelopeMatches(envelope: object): readonly WireMatch[] {
  const parsed = parseWireFile(JSON.stringify(envelope));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.matches;
}
