import { expect, test } from "vitest";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import * as en from "#core/i18n/en/pages.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { formatCommonBracketOrGroup, groupByEventDay, groupByTournament } from "./group-matches.ts";

const helsinki = createVenueFormat("Europe/Helsinki", "en-GB", () => SAMPLE_NOON);

test("groups matches before 05:00 at the venue with the previous day", () => {
  const matches = [
    sampleMatch({ id: "evening", start: "2026-01-25T20:00:00Z" }),
    sampleMatch({ id: "night", start: "2026-01-26T02:59:00Z" }),
    sampleMatch({ id: "morning", start: "2026-01-26T03:00:00Z" }),
    sampleMatch({ id: "unknown", start: null }),
  ];
  const days = Array.from(
    groupByEventDay(matches, helsinki),
    ([day, ofDay]) => `${day}: ${ofDay.map(({ id }) => id).join(" ")}`,
  );
  expect(days).toEqual(["2026-01-25: evening night", "2026-01-26: morning", "null: unknown"]);
});

test("separates tournaments with the same slug on two sites, in order of their first match", () => {
  const { tournament } = sampleMatch();
  const other = { ...tournament, site: "liga.example" };
  const groups = groupByTournament([
    sampleMatch({ id: "1", tournament: other }),
    sampleMatch({ id: "2" }),
    sampleMatch({ id: "3", tournament: other }),
  ]);
  expect(Array.from(groups, ([key, ofTournament]) => [key, ofTournament.length])).toEqual([
    ["liga.example/cc6-d3", 2],
    ["osu.example.net/cc6-d3", 1],
  ]);
});

const lower = sampleMatch();
const upper = sampleMatch({ bracket: { id: "1", title: "Playoffs", section: "upper" } });
const group = sampleMatch({ bracket: null, group: { id: "7", number: 1, name: null } });

test.each([
  ["the lower bracket", [lower, lower], "Lower Bracket"],
  ["a bracket by its title", [upper], "Playoffs"],
  ["groups", [group, group], "Groups"],
  ["several parts", [lower, upper], ""],
  ["nothing", [], ""],
])("returns the common part of the tournament for %s", (_, matches, part) => {
  expect(formatCommonBracketOrGroup(matches, en.common)).toBe(part);
});
