import { expect, test } from "vitest";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import type { Annotation } from "./annotation.ts";
import { createDeskFacts, NO_FACTS, publicFactsMark } from "./annotations.ts";

const by = { who: "Anna", at: NOON };

function alias(scope: string, key: string): Annotation {
  return { kind: "alias", scope, value: { key, name: key }, ...by };
}

test("a value is found by kind and scope, the newest first in the list", () => {
  const station: Annotation = { kind: "station", scope: "a/1", value: "14", ...by };
  const name: Annotation = {
    kind: "group-name",
    scope: "a/1",
    value: "North",
    who: "Bo",
    at: NOON + 1,
  };
  const facts = createDeskFacts([station, name]);
  expect(facts.all).toEqual([name, station]);
  expect(facts.valueOf("station", "a/1")).toBe("14");
  expect(facts.valueOf("group-name", "a/1")).toBe("North");
  expect(facts.valueOf("station", "a/2")).toBeNull();
  expect(facts.valueOf("note", "a/1")).toBeNull();
});

test("aliases lead to the last of a chain", () => {
  const facts = createDeskFacts([alias("a", "b"), alias("b", "c")]);
  expect(["a", "b", "c", "d"].map((key) => facts.contestantOf(key))).toEqual(["c", "c", "c", "d"]);
  expect(facts.keysOf("c")).toEqual(["c", "a", "b"]);
  expect(facts.keysOf("d")).toEqual(["d"]);
});

test("aliases that lead in a circle lead nowhere", () => {
  const facts = createDeskFacts([
    alias("a", "b"),
    alias("b", "a"),
    alias("c", "c"),
    alias("d", "a"),
  ]);
  expect(["a", "b", "c", "d"].map((key) => facts.contestantOf(key))).toEqual(["a", "b", "c", "d"]);
});

test("a match without aliases stays the same, one with them is replaced once", () => {
  const one = seen(match("1", { entries: entries("Aino 2", "Bo 1") }));
  const [aino] = one.match.entries;
  const facts = createDeskFacts([alias(aino?.key ?? "", "cai")]);
  const replaced = facts.withoutAliases(one);
  expect(replaced.match.entries.map(({ key, name }) => [key, name])).toEqual([
    ["cai", "Aino"],
    [one.match.entries[1]?.key, "Bo"],
  ]);
  const later = { ...one, sighting: { ...one.sighting, lastSeen: NOON + 1 } };
  expect(facts.withoutAliases(later)).toEqual({ match: replaced.match, sighting: later.sighting });
  expect(facts.withoutAliases(later).match).toBe(replaced.match);
  const other = seen(match("2", { entries: entries("Cai", "Dee") }));
  expect(facts.withoutAliases(other)).toBe(other);
  expect(NO_FACTS.withoutAliases(one)).toBe(one);
});

const station = (value: string): Annotation => ({ kind: "station", scope: "a/1", value, ...by });
const short = (value: string): Annotation => ({ kind: "short-name", scope: "a", value, ...by });
const mark = (...facts: readonly Annotation[]) => publicFactsMark(createDeskFacts(facts));

test("the mark of what everybody may see changes with that alone", () => {
  expect(mark(station("14"), short("A"))).toBe(mark(station("15"), short("A")));
  expect(mark(short("B"))).not.toBe(mark(short("A")));
  expect(mark(short("A"))).not.toBe(mark());
});

const slot = (confirmed: string | null) => ({ sort: 1, confirmed, candidate: "eve", polls: 1 });

test("an alias holds for confirmed contestants too, and leaves open slots", () => {
  const one = seen(match("1", { entries: entries("Aino 2", "Bo 1") }));
  const [aino] = one.match.entries;
  const facts = createDeskFacts([alias(aino?.key ?? "", "cai")]);
  const unconfirmed = [slot(aino?.key ?? ""), slot("dag"), slot(null)];
  const replaced = facts.withoutAliases({ ...one, unconfirmed }).unconfirmed ?? [];
  expect(replaced.map(({ confirmed }) => confirmed)).toEqual(["cai", "dag", null]);
});
