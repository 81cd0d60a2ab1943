import { expect, test } from "vitest";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { planDay } from "#core/schedule/plan-day.ts";
import { isFollowedMatch, listPrinted } from "./use-schedule.ts";

test.each([
  [["key-gort"], [], true],
  [[], ["osu.example.net/cc6-d3"], true],
  [["key-other"], ["osu.example.net/other"], false],
  [[], [], false],
])(
  "returns whether contestants %j or tournaments %j include the match: %s",
  (contestants, tournaments, expected) => {
    expect(isFollowedMatch(sampleMatch(), { contestants, tournaments })).toBe(expected);
  },
);

const playing = sampleMatch({ id: "playing", state: "live", station: "1" });
const next = sampleMatch({ id: "next", state: "upcoming", station: "1" });
const ended = sampleMatch({ id: "ended", state: "ended", station: "1" });
const withoutStation = sampleMatch({ id: "without", state: "upcoming", station: null });

test.each([
  ["those to play at a station", [playing, next, ended, withoutStation], ["playing", "next"]],
  ["those to play on a day without stations", [withoutStation], ["without"]],
  ["all if none is to play", [ended], ["ended"]],
])("prints %s", (_, matches, expected) => {
  const plan = planDay(matches, SAMPLE_NOON);
  const idsOf = (isEverything: boolean) =>
    listPrinted({ plan, isShown: () => true }, isEverything).map(({ id }) => id);
  expect(idsOf(false)).toEqual(expected);
  expect(new Set(idsOf(true))).toEqual(new Set(matches.map(({ id }) => id)));
});
