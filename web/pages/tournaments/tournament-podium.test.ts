import { expect, it } from "vitest";
import { sampleDivision } from "#core/testing/sample-bracket.ts";
import { findDecidedBrackets } from "./tournament-podium.tsx";

const AINO = sampleDivision("A", "Aino");
const DAG = sampleDivision("B", "Dag");
const [OPEN_A, OPEN_B] = [sampleDivision("A", null), sampleDivision("B", null)];
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
