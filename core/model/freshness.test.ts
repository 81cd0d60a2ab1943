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

test.each<[string, Partial<FreshnessInput>, Freshness]>([
  ["returns fresh when the data is current", {}, { kind: "fresh" }],
  ["returns fresh when the data is two intervals old", { dataAt: ago(20) }, { kind: "fresh" }],
  [
    "returns aging when the data is older than two intervals",
    { dataAt: ago(40) },
    { kind: "aging", dataAt: ago(40), seconds: 40 },
  ],
  [
    "returns delayed with the seconds until the next try after three minutes",
    { dataAt: ago(180), nextTry: NOW + 19_500 },
    { kind: "delayed", dataAt: ago(180), nextTrySeconds: 20 },
  ],
  [
    "returns delayed without a countdown when the next try is overdue",
    { dataAt: ago(400), nextTry: ago(1) },
    { kind: "delayed", dataAt: ago(400), nextTrySeconds: null },
  ],
  ["measures the age in poll intervals", { dataAt: ago(590), pollSeconds: 300 }, { kind: "fresh" }],
  [
    "returns delayed after three long intervals",
    { dataAt: ago(900), pollSeconds: 300, nextTry: null },
    { kind: "delayed", dataAt: ago(900), nextTrySeconds: null },
  ],
  [
    "returns offline without a connection",
    { online: false, dataAt: ago(5) },
    { kind: "offline", dataAt: ago(5) },
  ],
  [
    "returns refused when the credentials are rejected, even with current data",
    { outcome: "client-refused" },
    { kind: "refused", dataAt: NOW },
  ],
  ["returns never before the first response", { dataAt: null }, { kind: "never" }],
  ["returns fresh when the data is ahead of the clock", { dataAt: NOW + 5000 }, { kind: "fresh" }],
])("%s", (_, change, freshness) => {
  expect(deriveFreshness({ ...healthy, ...change })).toEqual(freshness);
});
