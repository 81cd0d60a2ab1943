import { expect, test } from "vitest";
import { deriveFreshness, type Freshness, type FreshnessFacts } from "./freshness.ts";

const NOW = 1_000_000_000;
const fine: FreshnessFacts = {
  now: NOW,
  dataAt: NOW,
  pollSeconds: 10,
  online: true,
  outcome: "ok",
  nextTry: NOW + 10_000,
};

const ago = (seconds: number): number => NOW - seconds * 1000;

test.each<[string, Partial<FreshnessFacts>, Freshness]>([
  ["just read", {}, { kind: "fresh" }],
  ["two intervals old", { dataAt: ago(20) }, { kind: "fresh" }],
  ["past two intervals", { dataAt: ago(40) }, { kind: "aging", dataAt: ago(40), seconds: 40 }],
  [
    "past three minutes",
    { dataAt: ago(180), nextTry: NOW + 19_500 },
    { kind: "delayed", dataAt: ago(180), nextTrySeconds: 20 },
  ],
  [
    "delayed, the next try overdue",
    { dataAt: ago(400), nextTry: ago(1) },
    { kind: "delayed", dataAt: ago(400), nextTrySeconds: null },
  ],
  ["as old as a long interval makes it", { dataAt: ago(590), pollSeconds: 300 }, { kind: "fresh" }],
  [
    "past three long intervals",
    { dataAt: ago(900), pollSeconds: 300, nextTry: null },
    { kind: "delayed", dataAt: ago(900), nextTrySeconds: null },
  ],
  ["offline", { online: false, dataAt: ago(5) }, { kind: "offline", dataAt: ago(5) }],
  [
    "credentials refused, however new the data",
    { outcome: "client-refused" },
    { kind: "refused", dataAt: NOW },
  ],
  ["before any answer", { dataAt: null }, { kind: "never" }],
  ["data ahead of our clock", { dataAt: NOW + 5000 }, { kind: "fresh" }],
])("%s", (_, facts, freshness) => {
  expect(deriveFreshness({ ...fine, ...facts })).toEqual(freshness);
});
