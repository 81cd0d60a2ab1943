import { expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
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

it("lists the stations of the matches that are shown", () => {
  const snapshot = seen("Aino v Bo");
  const [scope = ""] = worldOf(snapshot, NOW).matches.keys();
  const facts = createAnnotations([{ kind: "station", scope, value: "4A", who: "", at: NOW }]);
  const world = deriveWorld(snapshot, NOW, { graceMinutes: 10, facts });
  expect(presentSearchNames(world).stations).toEqual([[0, "4A"]]);
});
