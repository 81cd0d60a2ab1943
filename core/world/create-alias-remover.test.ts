import { expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { byTournament } from "#core/testing/model-match.ts";
import { wireSingleMatches } from "#core/testing/wire-matches.ts";
import { createAliasRemover } from "./create-alias-remover.ts";
import { deriveWorld } from "./derive-world.ts";

const withoutAliases = createAliasRemover();
const NOW = Date.UTC(2026, 2, 7, 18);
const SNAPSHOT = pollWireLists(
  {
    upcoming: wireSingleMatches("ro4#1 Aino v Bo, ro4#2 Cai v Dag, ro2#1 W2 v Aino"),
    ended: [],
  },
  NOW,
);
const aino = contestantKey("osu", "Aino");
const bo = contestantKey("osu", "Bo");
const ANNOTATIONS = createAnnotations([
  { kind: "alias", scope: aino, value: { key: "eve", name: "Eve" }, who: "Anna", at: NOW },
]);
const keysOf = (world: ReturnType<typeof deriveWorld>, id: string) =>
  world.matches.get(`osu.example.net/${id}`)?.match.entries.map(({ key }) => key);

it("replaces alias keys by the contestants' own keys", () => {
  const world = deriveWorld(SNAPSHOT, NOW, { graceMinutes: 10, annotations: ANNOTATIONS });
  expect(keysOf(world, "1")).toEqual(["eve", bo]);
  const own = withoutAliases(world);
  const first = own.matches.get("osu.example.net/1");
  expect(first?.match.entries.map(({ key }) => key)).toEqual([aino, bo]);
  expect(own.matches.get("osu.example.net/2")).toBe(world.matches.get("osu.example.net/2"));
  expect([...own.tournaments.values()].flatMap(({ matches }) => matches)).toContain(first);
  expect(withoutAliases(world).matches.get("osu.example.net/1")).toBe(first);
});

it("leaves a slot open whose name states where its contestant comes from", () => {
  const world = deriveWorld(SNAPSHOT, NOW, { graceMinutes: 10, annotations: ANNOTATIONS });
  expect(keysOf(world, "3")).toEqual(["eve"]);
  expect(keysOf(withoutAliases(world), "3")).toEqual([aino]);
});

it("returns the same world when there is no alias", () => {
  const world = deriveWorld(SNAPSHOT, NOW, { graceMinutes: 10 });
  expect(withoutAliases(world)).toBe(world);
});

it("keeps a match that is missing from the snapshot", () => {
  const world = deriveWorld(SNAPSHOT, NOW, { graceMinutes: 10, annotations: ANNOTATIONS });
  const snapshot = { ...world.snapshot, matches: byTournament([]) };
  expect([...withoutAliases({ ...world, snapshot }).matches]).toEqual([...world.matches]);
});
