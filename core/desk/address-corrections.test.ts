import { expect, test } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { Tournament } from "#core/model/match.ts";
import { entry, match, NOON, seen } from "#core/testing/model-match.ts";
import { describeAddressCorrections, type NewAnnotation } from "./address-corrections.ts";
import { createAnnotations } from "./annotations.ts";

const by = { who: "Anna", at: NOON };
const { tournament: FROM } = match("1");
const moveTo = (change: Partial<Tournament>) => ({ from: FROM, to: { ...FROM, ...change } });
const RENAMED = { slug: "cup-26", key: "a.example/cup-26" };

const inGo = (name: string) => entry(name, { key: contestantKey("go", name) });

/** Stores annotations as the archive does. */
const stored = (all: readonly NewAnnotation[]) =>
  createAnnotations(all.map((one) => ({ ...one, ...by })));

test("records the former address, and copies its annotations, once", () => {
  const entered: readonly NewAnnotation[] = [
    { kind: "venue-zone", scope: FROM.key, value: "Asia/Tokyo" },
    { kind: "grace-minutes", scope: FROM.key, value: 5 },
    { kind: "grace-minutes", scope: RENAMED.key, value: 7 },
    { kind: "note", scope: "a.example/1", value: "Late" },
  ];
  const moves = [moveTo(RENAMED)];
  const found = describeAddressCorrections(moves, stored(entered), []);
  expect(found).toEqual([
    { kind: "former-address", scope: FROM.key, value: { key: RENAMED.key } },
    { kind: "venue-zone", scope: RENAMED.key, value: "Asia/Tokyo" },
  ]);
  const after = stored([...entered, ...found]);
  expect(after.tournamentOf(FROM.key)).toBe(RENAMED.key);
  expect(describeAddressCorrections(moves, after, [])).toEqual([]);
});

test("makes the contestants of a corrected game aliases, except those who still play the former one", () => {
  const to = { ...FROM, gameSlug: "go", game: "Go" };
  const own = seen(match("1", { tournament: to, entries: [inGo("Aino"), inGo("Bo")] }));
  const elsewhere = { ...FROM, key: "a.example/other", slug: "other" };
  const other = seen(match("2", { tournament: elsewhere, entries: [entry("Bo"), entry("Cai")] }));
  const former = contestantKey("osu", "Aino");
  const annotations = stored([{ kind: "short-name", scope: former, value: "AIN" }]);
  const current = contestantKey("go", "Aino");
  const moves = [{ from: FROM, to }];
  const found = describeAddressCorrections(moves, annotations, [own, other]);
  expect(found).toEqual([
    { kind: "alias", scope: former, value: { key: current, name: "Aino" } },
    { kind: "short-name", scope: current, value: "AIN" },
  ]);
  expect(describeAddressCorrections(moves, stored(found), [own, other])).toEqual([]);
});
