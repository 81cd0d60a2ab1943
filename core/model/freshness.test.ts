import { expect, test } from "vitest";
import { deriveFreshness, type Freshness, type FreshnessInput } from "./freshness.ts";

const NOW = 1_000_000_000;
const healthy: FreshnessInput = {
  now: NOW,
  dataAt: NOW,
  pollSeconds: 10,
  online: true,
  outcome: "ok",
  nextTry: NOW + 10_000,
};

const ago = (seconds: number): number => NOW - seconds * 1000;

const FRESH: Freshness = { kind: "fresh" };
const aging = (seconds: number): Freshness => ({ kind: "aging", dataAt: ago(seconds), seconds });
const delayed = (seconds: number, nextTrySeconds: number | null): Freshness => {
  return { kind: "delayed", dataAt: ago(seconds), nextTrySeconds };
};
const offline: Freshness = { kind: "offline", dataAt: ago(5) };
const refused: Freshness = { kind: "refused", dataAt: NOW };

test.each<[string, Partial<FreshnessInput>, Freshness]>([
  ["fresh with current data", {}, FRESH],
  ["fresh with data of two intervals ago", { dataAt: ago(20) }, FRESH],
  ["aging with older data", { dataAt: ago(40) }, aging(40)],
  [
    "delayed with the seconds until the next try after three minutes",
    { dataAt: ago(180), nextTry: NOW + 19_500 },
    delayed(180, 20),
  ],
  [
    "delayed without a countdown when the next try is overdue",
    { dataAt: ago(400), nextTry: ago(1) },
    delayed(400, null),
  ],
  ["fresh with data of two long intervals ago", { dataAt: ago(590), pollSeconds: 300 }, FRESH],
  [
    "delayed after three long intervals",
    { dataAt: ago(900), pollSeconds: 300, nextTry: null },
    delayed(900, null),
  ],
  ["offline without a connection", { online: false, dataAt: ago(5) }, offline],
  ["refused when the credentials are rejected", { outcome: "client-refused" }, refused],
  ["never before the first response", { dataAt: null }, { kind: "never" }],
  ["fresh with data ahead of the clock", { dataAt: NOW + 5000 }, FRESH],
])("returns %s", (_, change, freshness) => {
  expect(deriveFreshness({ ...healthy, ...change })).toEqual(freshness);
});
