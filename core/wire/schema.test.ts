import { expect, it } from "vitest";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import { WireEnvelopeSchema } from "./schema.ts";

describeEachTournamentEvent("%s", (event) => {
  it("matches the schema exactly", () => {
    const body = readEventMatches(event);
    expect(WireEnvelopeSchema.parse(body)).toEqual(body);
  });
});

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

const EXACT = {
  id: "7",
  group_id: "551",
  bracket_id: null,
  locked: "0",
  row: "1",
  stage: "1",
  round_of: "4",
  start: "2026-06-14 15:00:00",
  best_of: "1",
  bye: null,
  conflict: "0",
  site: "football.example.org",
  contestants: [],
  tournament: { game: "", game_slug: "", title: "", slug: "cup", start: null, end: null },
};
