import { expect, it } from "vitest";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { WireEnvelopeSchema } from "./schema.ts";

describeEachTournamentEvent("%s", (event) => {
  it("matches the schema exactly", () => {
    const body = readEventMatches(event);
    expect(WireEnvelopeSchema.parse(body)).toEqual(body);
  });
});

const { bracket: _, ...EXACT } = wireMatch({ group_id: "551", bracket_id: null });

it.each([
  ["a number instead of text", { id: 7 }],
  ["an additional key", { extra: "x" }],
  ["a missing key", { site: undefined }],
  ["a bracket without best_of_params", { bracket: { title: "A", type: "single" } }],
])("rejects a match with %s", (_name, change) => {
  const match = { ...EXACT, ...change };
  expect(WireEnvelopeSchema.safeParse({ object: "matches", data: [EXACT] }).success).toBe(true);
  expect(WireEnvelopeSchema.safeParse({ object: "matches", data: [match] }).success).toBe(false);
});
