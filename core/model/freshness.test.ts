import { expect, test } from "vitest";
import { deriveFreshness, type Freshness, type FreshnessInput } from "./freshness.ts";

const NOW = 1_000_000_000;
const healthy: FreshnessInput = {
  now: NOW,
  dataAt: NOW,
  dataSite: null,
  pollSeconds: 10,
  hasNetwork: true,
  isServerReachable: true,
  outcome: "ok",
  nextTry: NOW + 10_000,
};

const ago = (seconds: number): number => NOW - seconds * 1000;

const FRESH: Freshness = { kind: "fresh" };
const delayed = (seconds: number, nextTrySeconds: number | null): Freshness => {
  return { kind: "delayed", dataAt: ago(seconds), dataSite: null, nextTrySeconds };
};
const offline = (seconds: number): Freshness => ({ kind: "offline", dataAt: ago(seconds) });

test.each<[string, Partial<FreshnessInput>, Freshness]>([
  ["fresh with current data", {}, FRESH],
  [
    "fresh until a poll is overdue by 12 s",
    { dataAt: ago(21), nextTry: ago(11), outcome: "ok" },
    FRESH,
  ],
  [
    "delayed within 15 s of a poll that brought no data",
    { dataAt: ago(22), nextTry: ago(12) },
    delayed(22, null),
  ],
  [
    "delayed with the seconds until the next try within 15 s of a failed poll",
    { dataAt: ago(22), outcome: "timeout", nextTry: NOW + 19_500 },
    delayed(22, 20),
  ],
  [
    "fresh after one failed poll if the next one is due soon",
    { dataAt: ago(12), outcome: "timeout", nextTry: NOW + 8000 },
    FRESH,
  ],
  [
    "fresh until the planned poll if the interval has become shorter",
    { dataAt: ago(50), pollSeconds: 3, nextTry: NOW + 1000 },
    FRESH,
  ],
  [
    "delayed after three minutes although polls succeed, because the data is held",
    { dataAt: ago(180) },
    delayed(180, 10),
  ],
  ["fresh within a long interval", { dataAt: ago(290), pollSeconds: 300 }, FRESH],
  [
    "delayed when a poll after a long interval is overdue",
    { dataAt: ago(315), pollSeconds: 300, nextTry: null },
    delayed(315, null),
  ],
  [
    "offline without a network",
    { hasNetwork: false, isServerReachable: false, dataAt: ago(5) },
    offline(5),
  ],
  ["fresh without a network if the server responds", { hasNetwork: false }, FRESH],
  [
    "offline when the server does not respond and newer data is overdue",
    { isServerReachable: false, dataAt: ago(25), nextTry: ago(15) },
    offline(25),
  ],
  ["fresh while the data of rejected credentials is", { outcome: "client-refused" }, FRESH],
  ["never before the first response", { dataAt: null }, { kind: "never" }],
  ["fresh with data ahead of the clock", { dataAt: NOW + 5000 }, FRESH],
])("returns %s", (_, change, freshness) => {
  expect(deriveFreshness({ ...healthy, ...change })).toEqual(freshness);
});
