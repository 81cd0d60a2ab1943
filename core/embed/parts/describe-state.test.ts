import { expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { embedContext } from "#core/testing/sample-embed.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import type { EmbedContext } from "./context.ts";
import { describeState } from "./describe-state.ts";

const describeAt = (
  state: "live" | "upcoming" | "ended",
  minutes: number | null,
  change: Partial<EmbedContext> = {},
) => {
  const start = minutes === null ? null : new Date(SAMPLE_NOON + minutes * MINUTE).toISOString();
  const match = sampleMatch({ state, start });
  const { text, look } = describeState(match, embedContext({}, "en-GB", change));
  return look === "" ? text : `${look}: ${text}`;
};

it.each([
  ["live", -32, "live: Live, 32 min"],
  ["live", -132, "live: Live, 2 h 12"],
  ["live", 5, "live: Live"],
  ["live", -25 * 60, "live: Live"],
  ["live", null, "live: Live"],
  ["upcoming", 28, "in 28 min"],
  ["upcoming", 88, "in 1 h 28"],
  ["upcoming", -7, "late: 7 min late"],
  ["upcoming", 6 * 60, ""],
  ["upcoming", null, ""],
  ["ended", -32, ""],
] as const)(
  "describes a match that is %s and starts in %s min as %j",
  (state, minutes, expected) => {
    expect(describeAt(state, minutes)).toBe(expected);
  },
);

it("omits durations when the content is not rendered again", () => {
  expect(describeAt("live", -32, { now: null })).toBe("live: Live");
  expect(describeAt("upcoming", 28, { now: null })).toBe("");
});

it("states the time of stale data instead of the present", () => {
  const stale = { isStale: true, dataAt: SAMPLE_NOON - 3 * MINUTE };
  expect(describeAt("live", -32, stale)).toBe("live at 11:57");
  expect(describeAt("upcoming", -7, stale)).toBe("");
});
