import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";
import { createAttentionWorld } from "#core/testing/attention-world.ts";
import { expectedIn } from "./expected-in-world.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";

/** So many matches of half an hour were watched; one is being played, and another waits for it. */
function worldAfter(watched: number) {
  const over = Array.from({ length: watched }, (_, index) =>
    derived(match(`over${index}`, { entries: [], start: NOON - 60 * MINUTE }), { status: ENDED }),
  );
  const final = { place: "final", code: "F", match: "a.example/final" };
  const semi = derived(match("semi", { entries: [], start: NOON - 30 * MINUTE }), {
    status: LIVE,
    winnerTo: final,
  });
  const waiting = derived(match("final", { entries: [], start: NOON }));
  const histories = over.map(({ match: { key } }) => {
    const startedAt = NOON - 60 * MINUTE;
    const endedAt = startedAt + 30 * MINUTE;
    const seen = { startedAt, firstScoreAt: startedAt + 1, lastScoreAt: endedAt, endedAt };
    return [key, { ...NO_HISTORY, ...seen }] as const;
  });
  const begun = { ...NO_HISTORY, startedAt: NOON - 10 * MINUTE };
  return {
    ...createAttentionWorld([...over, semi, waiting], { now: NOON }),
    histories: new Map([...histories, ["a.example/semi", begun]]),
  };
}

test("a match is expected once what it waits for has had its usual length", () => {
  expect(expectedIn(worldAfter(5))).toEqual(new Map([["a.example/final", NOON + 20 * MINUTE]]));
});

test("a match that nobody saw begin is taken to have begun when it was listed for", () => {
  const world = worldAfter(5);
  const histories = new Map([...world.histories].filter(([key]) => key !== "a.example/semi"));
  expect(expectedIn({ ...world, histories })).toEqual(new Map());
  const at = NOON + 15 * MINUTE;
  expect(expectedIn({ ...world, histories, now: at })).toEqual(new Map([["a.example/final", at]]));
});

test("nothing is expected by fewer than five that were watched", () => {
  expect(expectedIn(worldAfter(4)).size).toBe(0);
});

test("it is derived once for a world", () => {
  const world = worldAfter(5);
  expect(expectedIn(world)).toBe(expectedIn(world));
});
