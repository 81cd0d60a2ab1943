import { expect, test } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { countPollResult, createUnpolledState, findOutageStart } from "./poll-state.ts";

const NOON = Date.UTC(2026, 0, 25, 12);
const SOURCE = { host: "football.example.org", clientId: "desk" };

/** Returns the minutes after noon at which the outage began that is seen after each poll. */
function outageAfterPolls(polls: readonly (readonly [seconds: number, result: "ok" | "failed"])[]) {
  let state = createUnpolledState(SOURCE);
  return polls.map(([seconds, result]) => {
    const at = NOON + seconds * SECOND;
    state = { ...state, ...countPollResult(state, result === "failed", at) };
    const start = findOutageStart(state, at);
    return start === null ? null : (start - NOON) / MINUTE;
  });
}

/** Failed polls, one each ten seconds. */
const fail = (from: number, to: number) =>
  Array.from(
    { length: (to - from) / 10 + 1 },
    (_, index) => [from + index * 10, "failed"] as const,
  );

test("takes polls that failed three times and for a minute as an outage, whatever they took", () => {
  expect(outageAfterPolls(fail(0, 60))).toEqual([null, null, null, null, null, null, 0]);
  expect(
    outageAfterPolls([
      [0, "failed"],
      [600, "failed"],
      [601, "failed"],
    ]),
  ).toEqual([null, null, 0]);
  expect(
    outageAfterPolls([
      [0, "failed"],
      [50, "ok"],
      [60, "failed"],
      [70, "failed"],
    ]),
  ).toEqual(Array.from({ length: 4 }, () => null));
});

const returned = (seconds: number) =>
  outageAfterPolls([...fail(0, 60), [70, "ok"], ...fail(70 + seconds, 130 + seconds)]).slice(-2);

test("goes on with an outage after a return of less than ten minutes, and begins another after more", () => {
  expect(returned(9 * 60)).toEqual([null, 0]);
  expect(returned(10 * 60)).toEqual([null, (70 + 600) / 60]);
});

test("joins outages that are each less than ten minutes after the last", () => {
  const all = [
    ...fail(0, 60),
    [70, "ok"] as const,
    ...fail(600, 660),
    [670, "ok"] as const,
    ...fail(1200, 1260),
  ];
  expect(outageAfterPolls(all).at(-1)).toBe(0);
});
