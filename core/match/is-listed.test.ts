import { expect, it } from "vitest";
import { isListed } from "./is-listed.ts";
import type { Sighting } from "#core/model/match.ts";

const SEEN: Sighting = {
  list: "ended",
  firstSeen: 1,
  lastSeen: 7,
  changedAt: 1,
  wasEnded: false,
  withdrawnAt: null,
};

it.each<[string, Partial<Sighting>, boolean]>([
  ["in the newest answer", {}, true],
  ["in an earlier one", { lastSeen: 6 }, false],
  ["in a list that was not answered yet", { list: "upcoming" }, false],
  ["in a file", { list: null }, false],
  ["withdrawn", { withdrawnAt: 7 }, false],
])("a match %s: %s", (_name, change, carried) => {
  const lists = [{ name: "ended" as const, at: 7, count: 1, capped: false, horizon: null }];
  expect(isListed({ ...SEEN, ...change }, lists)).toBe(carried);
});
