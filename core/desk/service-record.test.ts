import { expect, test } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { SourcePollState } from "#core/model/service-outcome.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { findHoldRecords, findOutageRecords, isOutage } from "./service-record.ts";

const NOON = Date.UTC(2026, 0, 25, 12);
const SCOPE = "football.example.org desk";

function sampleState(change: Partial<SourcePollState>): SourcePollState {
  const times = { at: NOON, nextTry: null, interval: null };
  const base = { clientId: "desk", message: null, failedPolls: null, quarantined: 0, ...times };
  return { ...base, outcome: "ok", ...change };
}

const FAILING = sampleState({
  outcome: "http-error",
  failedPolls: { since: NOON - MINUTE, count: 3 },
});

const outagesOf = (state: SourcePollState, open: readonly string[] = []) =>
  findOutageRecords(
    [{ host: "football.example.org", state }],
    open.map((scope) => ({ kind: "service-outage", scope })),
  );

test.each([
  [null, false],
  [{ since: NOON - MINUTE, count: 3 }, true],
  [{ since: NOON - MINUTE, count: 2 }, false],
  [{ since: NOON - 59 * SECOND, count: 9 }, false],
])("takes the failed polls %j as an outage: %j", (failed, expected) => {
  expect(isOutage(failed, NOON)).toBe(expected);
});

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
  expect(outagesOf(sampleState({}), ["other.example desk"])).toEqual([]);
});

test("records each hold once, with the tournaments of its matches, and its end", () => {
  const match = wireMatch({});
  const polled = pollWireLists({ upcoming: [match], ended: [] }, NOON);
  const keysWithLosses = new Set(polled.matches.keys());
  const hold = sampleHold({ since: NOON, dataAt: NOON - MINUTE });
  const snapshot = { ...polled, holds: [hold], keysWithLosses };
  const scope = `matches ${NOON}`;
  const open = [{ kind: "service-hold" as const, scope }];
  const tournaments = [...polled.matches.values()].map((seen) => seen.match.tournament.key);
  expect(findHoldRecords(snapshot, [])).toMatchObject([
    { kind: "service-hold", scope, value: { lost: "matches", count: 3, of: 4, tournaments } },
  ]);
  expect(findHoldRecords(snapshot, open)).toEqual([]);
  const own = { ...snapshot, holds: [{ ...hold, tournament: "a/cup" }] };
  expect(findHoldRecords(own, [])).toMatchObject([{ value: { tournaments: ["a/cup"] } }]);
  const elsewhere = { ...snapshot, holds: [{ ...hold, site: "elsewhere.example" }] };
  expect(findHoldRecords(elsewhere, [])).toMatchObject([{ value: { tournaments: [] } }]);
  const ended = [{ kind: "service-hold", scope, value: null }];
  expect(findHoldRecords(emptySnapshot(NOON), open)).toEqual(ended);
});
