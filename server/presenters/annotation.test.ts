import { expect, test } from "vitest";
import type { Annotation } from "#core/desk/annotation.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import { presentAnnotations } from "./annotation.ts";

const NOW = Date.UTC(2026, 2, 7, 19);
const BY = { who: "Anna", at: NOW } as const;
/** Aino and Cleo are tied. */
const RACE = wireMatch({
  contestants: wireContestantsOf("Aino 4 v Bo 9 v Cleo 4"),
  bracket_id: null,
  bracket: undefined,
  group_id: "7",
  round_of: "4",
  best_of: "1",
  locked: "1",
});
const SCOPE = `${String(RACE["site"])}/7`;

function worldWith(entered: readonly Annotation[]) {
  const snapshot = pollWireLists({ upcoming: [], ended: [RACE] }, NOW);
  const annotations = createAnnotations(entered);
  return deriveWorld(snapshot, NOW, { graceMinutes: 10, annotations });
}

function keyOf(name: string): string {
  const { standings } = must(worldWith([]).groups.get(SCOPE), "the race is in a group");
  const row = standings.find(({ contestant }) => contestant.name === name);
  return must(row, "a contestant of the race").contestant.key;
}

/** Returns what the list of annotations shows about an order of these contestants. */
function presentOrder(keys: readonly string[], others: readonly Annotation[] = []) {
  const orders = [keys.map((contestant) => ({ contestant, name: contestant }))];
  const order: Annotation = { kind: "tie-order", scope: SCOPE, value: { orders }, ...BY };
  return presentAnnotations([order], worldWith([order, ...others]), 0).facts[0];
}

test("shows that an order is overtaken if exactly these contestants are not tied", () => {
  expect(presentOrder([keyOf("Cleo"), keyOf("Aino")])).not.toHaveProperty("overtaken");
  expect(presentOrder([keyOf("Cleo"), keyOf("Bo")])).toMatchObject({ overtaken: true });
});

test("does not take an order with an alias as overtaken", () => {
  const value = { key: keyOf("Cleo"), name: "Cleo" };
  const alias: Annotation = { kind: "alias", scope: "cc", value, ...BY };
  expect(presentOrder(["cc", keyOf("Aino")], [alias])).not.toHaveProperty("overtaken");
  expect(presentOrder(["cc", keyOf("Aino")])).toMatchObject({ overtaken: true });
});
