import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { Group } from "#core/model/group.ts";
import { tournamentOf } from "#core/testing/group-in-play.ts";
import { formatStandings, NOON } from "#core/testing/model-match.ts";
import { listTieOrders, listTies } from "./tie-order.ts";

const RULE = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };
/** Everyone beats D; A, B and C have as many points. */
const TIED = ["A 1, B 0", "B 1, C 0", "C 1, A 0", "A 1, D 0", "B 1, D 0", "C 1, D 0"];

function groupOf(tieOrder: readonly string[], results = TIED): Group {
  const play = { results, size: 4, advancing: 2, rule: RULE, tieOrder };
  return must(tournamentOf(play).groups[0], "the test has a group");
}

const value = (...names: readonly string[]) => ({
  orders: [names.map((name) => ({ contestant: contestantKey("osu", name), name }))],
});

const namesOf = (group: Group) =>
  listTies(group.standings).map((tie) => tie.map(({ contestant }) => contestant.name));

const rowsOf = ({ standings }: Group) => formatStandings(standings);

describe("the order of a tie that staff decided", () => {
  it("ranks exactly the contestants who are tied", () => {
    const group = groupOf(["C", "A", "B"]);
    expect(rowsOf(group)).toEqual(["1 C 6", "2 A 6", "3 B 6", "4 D 0"]);
    expect(group.standings.map(({ sharedPosition }) => sharedPosition)).toEqual([1, 1, 1, null]);
  });

  it.each([
    ["fewer", ["C", "A"]],
    ["more", ["C", "A", "B", "D"]],
    ["others", ["C", "A", "D"]],
  ])("has no effect on %s contestants", (_name, order) => {
    const group = groupOf(order);
    expect(group.standings).toEqual(groupOf([]).standings);
    expect(rowsOf(group)[0]).toBe("1= A 6");
  });

  it("has no effect while a match is open", () => {
    const order = ["D", "C"];
    const results = ["A 1, B 0", "A 1, C 0", "A 1, D 0", "B 1, C 0", "B 1, D 0"];
    expect(rowsOf(groupOf(order, [...results, "C 1, D 1"]))).toContain("3 D 1");
    expect(rowsOf(groupOf(order, [...results, "C, D"]))).toContain("3= D 0");
  });

  it("is gone when the annotation is undone", () => {
    expect(rowsOf(groupOf([]))).toEqual(["1= A 6", "1= B 6", "1= C 6", "4 D 0"]);
  });
});

it("resolves aliases in the orders that staff entered", () => {
  const by = { who: "Anna", at: NOON };
  const annotations = createAnnotations([
    { kind: "tie-order", scope: "a.example/7", value: value("B", "A"), ...by },
    { kind: "alias", scope: contestantKey("osu", "A"), value: { key: "ace", name: "Ace" }, ...by },
  ]);
  expect(listTieOrders(annotations, "a.example/7")).toEqual([[contestantKey("osu", "B"), "ace"]]);
  expect(listTieOrders(annotations, "a.example/8")).toEqual([]);
});

it("lists ties before and after the decision of staff, without other contestants", () => {
  expect(namesOf(groupOf([]))).toEqual([["A", "B", "C"]]);
  expect(namesOf(groupOf(["C", "A", "B"]))).toEqual([["C", "A", "B"]]);
});
