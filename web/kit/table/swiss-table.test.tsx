import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { GroupTable } from "#web/features/groups/group-table.tsx";

type Result = MatchSlotView["result"];
const ended = (id: string, one: [string, number, Result], other: [string, number, Result]) =>
  sampleMatch({
    id,
    state: "ended",
    slots: [one, other].map(([name, score, result]) => slot(name, { score, result })),
  });
const keyOf = (id: string) => `osu.example.net/${id}`;

/** Renders a group of Aino, Bo and Cai with two rounds, and returns the cells of a row. */
function cellsOf(name: string, matches: readonly MatchView[], change: Partial<GroupView> = {}) {
  const standings = [
    standing("Aino", { won: 2, points: 2 }),
    standing("Bo", { position: 2, won: 1, lost: 1, points: 1 }),
    standing("Cai", { position: 3, lost: 1, points: 1, byePoints: 1 }),
  ];
  const rule = { points: { win: 1, draw: 0.5, loss: 0 }, tieBreakers: [] };
  const rounds = [[keyOf("1"), keyOf("2")], [keyOf("3")]];
  const group = sampleGroup(standings, { kind: "swiss", rule, rounds, ...change });
  renderWithAppProviders(
    <GroupTable
      stageRanking=""
      sharesSheet={false}
      group={group}
      matches={matches}
      venue={sampleVenue}
      swiss={{ view: "table", onView: () => undefined }}
    />,
  );
  const row = screen.getByRole("rowheader", { name: new RegExp(name, "u") }).closest("tr");
  return within(row!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent)
    .slice(1);
}

const FIRST = ended("1", ["Aino", 2, "winner"], ["Bo", 0, "loser"]);
const BYE = sampleMatch({
  id: "2",
  state: "ended",
  stateBy: "bye",
  slots: [slot("Cai", { result: "winner" })],
});

describe("a Swiss group", () => {
  it("has a column per round in a region that keys can scroll", () => {
    cellsOf("Aino", []);
    const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
    expect(heads).toEqual(["#", "Contestant", "Record", "±", "Pts", "R1", "R2"]);
    const region = screen.getByRole("region", { name: "Group 1: rounds" });
    expect(region.tabIndex).toBe(0);
  });

  it("shows opponent and result of every round from the contestant's side", () => {
    const second = ended("3", ["Cai", 1, "loser"], ["Aino", 2, "winner"]);
    expect(cellsOf("Aino", [FIRST, BYE, second])).toEqual(["2–0", "0", "2", "WBo2–0", "WCai2–1"]);
  });

  it("shows a defeat, and no pairing that is not known", () => {
    expect(cellsOf("Bo", [FIRST, BYE])).toEqual(["1–1", "0", "1", "LAino0–2", ""]);
  });

  it("shows a bye with the points it gave", () => {
    expect(cellsOf("Cai", [FIRST, BYE])).toEqual(["0–1", "0", "1", "Bye +1", ""]);
  });

  it("shows no points of several byes, because only their sum is known", () => {
    const second = sampleMatch({ ...BYE, id: "3", key: keyOf("3") });
    expect(cellsOf("Cai", [BYE, second]).slice(3)).toEqual(["Bye", "Bye"]);
  });

  it.each<[string, Partial<MatchView>, string]>([
    ["before play with its start", { state: "upcoming" }, "Bo12:00"],
    ["before play without a start", { state: "upcoming", start: null }, "BoUpcoming"],
    ["live", { state: "live" }, "BoLive 1–0"],
    ["that will not be played", { unresolved: "tournament-completed" }, "BoNot played"],
  ])("shows a pairing %s", (_, change, text) => {
    const slots = [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })];
    expect(cellsOf("Aino", [sampleMatch({ id: "3", slots, ...change })]).at(-1)).toBe(text);
  });

  it("shows an open slot as not known", () => {
    const match = sampleMatch({ id: "3", slots: [slot("Aino"), slot(null)] });
    expect(cellsOf("Aino", [match]).at(-1)).toBe("Not known yet12:00");
  });

  it("has draws in its records if a match was drawn", () => {
    const drawn = ended("3", ["Aino", 0.5, "draw"], ["Bo", 0.5, "draw"]);
    const standings = [standing("Aino", { won: 1, drawn: 1, lost: 1, points: 1.5 })];
    const cells = cellsOf("Aino", [drawn], { standings, scoresArePoints: true });
    expect(cells).toEqual(["1–1–1", "0", "1½", "", "DBo½–½"]);
  });
});
