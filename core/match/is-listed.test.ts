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
  ["is in the newest response", {}, true],
  ["was in an earlier response", { lastSeen: 6 }, false],
  ["was seen in a list without a response yet", { list: "upcoming" }, false],
  ["comes from a file", { list: null }, false],
  ["is withdrawn", { withdrawnAt: 7 }, false],
])("returns the right value when the match %s", (_name, change, listed) => {
  const lists = [{ name: "ended" as const, at: 7, count: 1, capped: false, horizon: null }];
  expect(isListed({ ...SEEN, ...change }, lists)).toBe(listed);
});
