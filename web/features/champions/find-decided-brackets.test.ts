import { expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { findDecidedBrackets } from "./find-decided-brackets.ts";

const { bracket } = sampleBracket({ size: 4, kind: "single" });

function division(id: string, champion: string | null): BracketSummary {
  const contestant = champion === null ? null : { key: champion, name: champion, country: "" };
  return { ...bracket, id, title: `Division ${id}`, prefix: id, champion: contestant };
}

const AINO = division("A", "Aino");
const DAG = division("B", "Dag");
const [OPEN_A, OPEN_B] = [division("A", null), division("B", null)];
const UNDECIDED = { ...OPEN_B, noChampion: "final-undecided" as const };

it.each([
  ["all champions if no final decides", [AINO, DAG], null, ["Division A: Aino", "Division B: Dag"]],
  ["one champion without a name if one bracket decides", [AINO, DAG], "B", ["null: Dag"]],
  ["none before the deciding bracket has one", [AINO, OPEN_B], "B", []],
  ["a bracket with a reason for no champion", [OPEN_A, UNDECIDED], null, ["Division B: undefined"]],
  ["no bracket without a champion", [AINO, OPEN_B], null, ["Division A: Aino"]],
])("returns %s", (_, brackets, decidedBy, expected) => {
  const found = findDecidedBrackets({ brackets, decidedBy }, "Bracket");
  expect(found.map(({ bracket: { champion }, name }) => `${name}: ${champion?.name}`)).toEqual(
    expected,
  );
});
