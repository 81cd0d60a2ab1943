import { expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import { runToEnd } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { presentSearchNamesSteps } from "./names.ts";

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
  expect(runToEnd(presentSearchNamesSteps(after)).contestants).toEqual(
    runToEnd(presentSearchNamesSteps(before)).contestants,
  );
  expect(runToEnd(presentSearchNamesSteps(after)).contestants.map(([, name]) => name)).toEqual([
    "Aino",
    "Bo",
  ]);
});

it("returns the Latin letters of words in other scripts, once each", () => {
  const world = worldOf(seen("달빛 Bo v 달빛 Нічні"), NOW);
  expect(runToEnd(presentSearchNamesSteps(world)).latin).toEqual([
    ["달빛", "dalbit"],
    ["Нічні", "nichni"],
  ]);
});

it("lists the stations of the matches that are shown, by start", () => {
  const upcoming = [
    wireSingleMatch("1", "ro4#1", "Aino v Bo", { start: "2026-03-07 21:00:00" }),
    wireSingleMatch("2", "ro4#2", "Cy v Di", { start: "2026-03-07 20:00:00" }),
  ];
  const snapshot = pollWireLists({ upcoming, ended: [] }, NOW - MINUTE);
  const annotations = createAnnotations(
    Array.from(worldOf(snapshot, NOW).matches.keys(), (scope) => {
      return { kind: "station", scope, value: "4A", who: "", at: NOW } as const;
    }),
  );
  const { matches, stations } = runToEnd(
    presentSearchNamesSteps(deriveWorld(snapshot, NOW, { graceMinutes: 10, annotations })),
  );
  expect(matches.map(([, id]) => id)).toEqual(["1", "2"]);
  expect(stations).toEqual([
    [1, "4A"],
    [0, "4A"],
  ]);
});
