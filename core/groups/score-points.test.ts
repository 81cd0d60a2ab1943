import { expect, it } from "vitest";
import { entries, match } from "#core/testing/model-match.ts";
import { findGroupsScoredInPoints } from "./score-points.ts";

const inGroup = (groupId: string, ...sides: readonly string[]) =>
  match(sides.join(), { groupId, entries: entries(...sides) });

it.each([
  ["with a half point", [inGroup("7", "A 0.5", "B 0.5"), inGroup("7", "A 1", "C 0")], ["7"]],
  [
    "of a tournament with a half point",
    [inGroup("7", "A 1", "B 0"), inGroup("8", "C 0.5", "D 0.5")],
    ["7", "8"],
  ],
  ["with a forfeit of both", [inGroup("7", "A 0", "B 0"), inGroup("7", "A 0.5", "C 0.5")], ["7"]],
  ["with a disqualification", [inGroup("7", "A 1", "B -1"), inGroup("7", "A 0.5", "C 0.5")], ["7"]],
  ["with a bye of half a point", [inGroup("7", "A 0.5"), inGroup("7", "B 1", "C 0")], ["7"]],
  ["with an open match", [inGroup("7", "A", "B"), inGroup("7", "A 0.5", "C 0.5")], ["7"]],
  [
    "of another tournament, which may count goals",
    [inGroup("7", "A 1", "B 0"), inGroup("7", "A 0", "C 0")],
    [],
  ],
  ["with more than one point in a match", [inGroup("7", "A 1", "B 0.5")], []],
  ["with a score above 1", [inGroup("7", "A 0.5", "B 0.5"), inGroup("7", "A 2", "C 0")], []],
])("finds the groups scored in points: a group %s", (_, matches, ids) => {
  expect([...findGroupsScoredInPoints(matches)]).toEqual(ids);
});
