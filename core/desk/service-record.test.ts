import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { createUnpolledState, type SourcePollState } from "#core/model/poll-state.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { findHoldRecords, findOutageRecords } from "./service-record.ts";

const NOON = Date.UTC(2026, 0, 25, 12);
const SCOPE = "football.example.org desk";

function sampleState(change: Partial<SourcePollState>): SourcePollState {
  const unpolled = createUnpolledState({ host: "football.example.org", clientId: "desk" });
  return { ...unpolled, outcome: "ok", at: NOON, ...change };
}

const FAILING = sampleState({
  outcome: "http-error",
  failedPolls: { since: NOON - MINUTE, count: 3 },
});

const outagesOf = (state: SourcePollState, open: readonly string[] = []) =>
  findOutageRecords(
    [state],
    open.map((scope) => ({ kind: "service-outage", scope })),
  );

test("records an outage once, with its first failed poll and its reason", () => {
  expect(outagesOf(FAILING)).toEqual([
    {
      kind: "service-outage",
      scope: SCOPE,
      value: {
        host: "football.example.org",
        clientId: "desk",
        outcome: "http-error",
        since: "2026-01-25T11:59:00Z",
      },
    },
  ]);
  expect(outagesOf(FAILING, [SCOPE])).toEqual([]);
});

test("records nothing of a service that responds, failed once, or was not polled since a start", () => {
  expect(outagesOf(sampleState({}))).toEqual([]);
  expect(outagesOf({ ...FAILING, failedPolls: { since: NOON, count: 1 } })).toEqual([]);
  const restarted = { ...FAILING, failedPolls: null };
  expect(outagesOf(restarted)).toEqual([]);
  expect(outagesOf(restarted, [SCOPE])).toEqual([]);
});

test("records the end of an outage when its service responds again", () => {
  const over = { kind: "service-outage", scope: SCOPE, value: null };
  expect(outagesOf(sampleState({}), [SCOPE])).toEqual([over]);
  // That of a client that was replaced is over too.
  const other = "other.example desk";
  expect(outagesOf(sampleState({}), [other])).toEqual([{ ...over, scope: other }]);
});

test("records each hold once, with the tournaments of its matches, and its end", () => {
  const tournaments = ["a.example/cup"];
  const hold = sampleHold({ since: NOON, dataAt: NOON - MINUTE, tournaments });
  const scope = `matches ${NOON}`;
  const open = [{ kind: "service-hold" as const, scope }];
  expect(findHoldRecords([hold], [])).toMatchObject([
    { kind: "service-hold", scope, value: { lost: "matches", count: 3, of: 4, tournaments } },
  ]);
  expect(findHoldRecords([hold], open)).toEqual([]);
  expect(findHoldRecords([], open)).toEqual([{ kind: "service-hold", scope, value: null }]);
});
