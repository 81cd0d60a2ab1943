import { expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { presentSearchNames } from "./names.ts";

const NOW = Date.UTC(2026, 2, 7, 18, 30);
const seen = (names: string) =>
  pollWireLists(
    { upcoming: [wireSingleMatch("1", "ro4#1", names, { locked: "0" })], ended: [] },
    NOW - MINUTE,
  );

it("keeps the order of contestants after a name disappeared and returned", () => {
  const options = { graceMinutes: 10 };
  const before = worldOf(seen("Aino v Bo"), NOW);
  const renamed = deriveWorld(seen("Zoe v Bo"), NOW, options, before);
  const after = deriveWorld(seen("Aino v Bo"), NOW, options, renamed);
  expect(presentSearchNames(after).contestants).toEqual(presentSearchNames(before).contestants);
  expect(presentSearchNames(after).contestants.map(([, name]) => name)).toEqual(["Aino", "Bo"]);
});

it("returns the Latin letters of words in other scripts, once each", () => {
  const world = worldOf(seen("달빛 Bo v 달빛 Нічні"), NOW);
  expect(presentSearchNames(world).latin).toEqual([
    ["달빛", "dalbit"],
    ["Нічні", "nichni"],
  ]);
});
