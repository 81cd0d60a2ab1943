import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { describeNight } from "./describe-night.ts";

const NOON = "2026-01-25T12:00:00Z";
const NIGHT = "2026-01-26T02:00:00Z";
const MORNING = "2026-01-26T05:00:00Z";

test.each([
  ["a match starts after midnight", NIGHT, NOON, "night of Sun 25 Jan, until 05:00"],
  ["it is after midnight", NOON, NIGHT, "night of Sun 25 Jan, until 05:00"],
  ["neither is", NOON, NOON, ""],
  ["both belong to the next event day", MORNING, MORNING, ""],
])("describes the night of an event day when %s", (_, start, now, expected) => {
  const context = { now: Date.parse(now), venue: sampleVenue, messages: en.common };
  expect(describeNight("2026-01-25", [{ start }], context)).toBe(expected);
});
