import { screen, within } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { describeOpenMatches, GroupTable } from "./group-table.tsx";
import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";

/** Another rule than that of any group. */
const SWISS = { view: "rounds", onView: () => undefined } as const;
const COMMON = {
  sharesSheet: false,
  stageRanking: "",
  matches: [],
  venue: sampleVenue,
  swiss: SWISS,
};

const row = (name: string, change: Partial<StandingView> = {}): StandingView =>
  standing(name, {
    played: 3,
    won: 2,
    lost: 1,
    scoreFor: 6,
    scoreAgainst: 4,
    points: 6,
    ...change,
  });
const group = sampleGroup(
  [row("Portugal", { difference: 2 }), row("Ghana", { position: 2, difference: -2 })],
  { rule: { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ["difference", "score-for"] } },
);

function cells(name: string): (string | null)[] {
  const header = screen.getByRole("rowheader", { name: new RegExp(name, "u") });
  return within(header.closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

const columnsOf = () => screen.getAllByRole("columnheader").map((head) => head.textContent);

test("shows figures in their columns, differences with a sign", () => {
  renderWithAppProviders(<GroupTable {...COMMON} group={group} />);
  expect(cells("Portugal").slice(0, 9)).toEqual(["1", "3", "2", "0", "1", "6", "4", "+2", "6"]);
  expect(cells("Ghana")[7]).toBe("−2");
});

test.each([
  [1, "1 match is missing"],
  [4, "4 matches are missing"],
])("shows that %s matches are unseen: %j", (unseen, header) => {
  renderWithAppProviders(
    <GroupTable {...COMMON} group={{ ...group, coverage: { partial: true, unseen } }} />,
  );
  expect(screen.getByText(header)).toBeTruthy();
});

test("marks and explains a tie that the rule cannot break", () => {
  renderWithAppProviders(
    <GroupTable {...COMMON} group={{ ...group, standings: [row("Peru", { tied: true })] }} />,
  );
  expect(cells("Peru")[0]).toBe("1=");
  expect(screen.getByText(/=: tied: the ranking rule/u)).toBeDefined();
});

test("marks and explains an order that staff decided", () => {
  const rows = [row("Peru", { sharedPosition: 1 }), row("Chile", { position: 3 })];
  renderWithAppProviders(<GroupTable {...COMMON} group={{ ...group, standings: rows }} />);
  expect(cells("Peru")[0]).toBe("1*");
  expect(cells("Chile")[0]).toBe("3");
  expect(screen.getByText(/\*: decided by staff/u)).toBeDefined();
});

test("shows placement points: their rule, the points of each match, and which do not count", () => {
  const result = { match: "a/1", placement: 1, kills: 2, deduction: 0, points: 27, counts: true };
  const others = [
    { ...result, match: "a/2", placement: null, kills: 0, points: 0, counts: false },
    { ...result, match: "a/3", placement: 2, kills: 1, points: -1.5 },
  ];
  const results = [result, ...others];
  const aino = row("Aino", { results, kills: 3, deduction: 5, points: 25 });
  const placementPoints = { placements: [25, 18, 0.5], perKill: 1, deduct: true, bestOf: 2 };
  const change = { kind: "ranked", placementPoints, isRuleKnown: true } as const;
  const rule = { points: null, tieBreakers: [] };
  renderWithAppProviders(
    <GroupTable {...COMMON} group={{ ...group, ...change, rule, standings: [aino] }} />,
  );
  expect(columnsOf().slice(2)).toEqual(["M1", "M2", "M3", "K", "Ded", "Pts", "Gap"]);
  expect(cells("Aino")).toEqual(["1", "27", "·(0)", "−1½", "3", "5", "25", ""]);
  screen.getByTitle("place 1, 2 kills");
  screen.getByTitle("disqualified, 0 kills");
  expect(
    screen.getByText(
      "Points by placement: 25 18 ½, 1 per kill, minus deductions, the best 2 matches count, then more first places (then second places, and so on), then kills. (…): does not count.",
    ),
  ).toBeDefined();
});

test("shows the last five results as form", () => {
  const form = ["lost", "lost", "won", "drawn", "won", "won", "lost"] as const;
  renderWithAppProviders(
    <GroupTable {...COMMON} group={{ ...group, standings: [row("Peru", { form })] }} />,
  );
  expect(cells("Peru").at(-2)).toBe("won, drawn, won, won, lost");
});

test.each<[string, Partial<GroupView>, readonly string[]]>([
  ["points", {}, ["P", "W", "D", "L", "+", "−", "±", "Pts"]],
  ["wins", { rule: { points: null, tieBreakers: [] } }, ["P", "W", "L", "+", "−", "±"]],
])("shows the columns that apply to a ranking by %s", (_, change, heads) => {
  renderWithAppProviders(<GroupTable {...COMMON} group={{ ...group, ...change }} />);
  expect(columnsOf()).toEqual(["#", "Contestant", ...heads, "Form", "All columns"]);
});

test("shows who can still advance, what each own result means and which matches are left", () => {
  const [first, second] = group.standings.map(({ contestant }) => contestant);
  const rest = { left: 1, thresholds: null };
  const outlooks = [
    { own: "win" as const, clauses: [], otherwise: "through" as const, tieBy: null },
    { own: "loss" as const, clauses: [], otherwise: "eliminated" as const, tieBy: null },
  ];
  const scenarios: GroupView["scenarios"] = {
    advancing: 1,
    source: "bracket",
    rounds: null,
    left: [{ match: null, contestants: [first!, second!] }],
    contestants: [
      { contestant: first!, verdict: "open", outlooks, ...rest },
      { contestant: second!, verdict: "eliminated", outlooks: [], ...rest },
    ],
  };
  renderWithAppProviders(<GroupTable {...COMMON} group={{ ...group, advancing: 1, scenarios }} />);
  expect(columnsOf().slice(-2)).toEqual(["Advances", "All columns"]);
  expect([cells("Portugal").at(-2), cells("Ghana").at(-2)]).toEqual(["A win is enough", "Out"]);
  const items = screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent);
  expect(items).toEqual(["WinThrough", "DefeatOut"]);
  screen.getByText("1 match later");
});

test("states that other results decide for a contestant whose open matches decide nothing", () => {
  const contestants = group.standings.map(({ contestant }) => ({
    contestant,
    verdict: "open" as const,
    left: 2,
    outlooks: [],
    thresholds: { unit: "points" as const, through: null, out: null },
  }));
  const scenarios = { advancing: 1, source: "staff" as const, rounds: null, left: [], contestants };
  renderWithAppProviders(<GroupTable {...COMMON} group={{ ...group, advancing: 1, scenarios }} />);
  expect(cells("Portugal").at(-2)).toBe("Other results decide");
  // The header, and per contestant the row and its hidden details.
  expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(1 + 2 * contestants.length);
});

const open = (names: readonly [string, string], change: Partial<MatchView> = {}) =>
  sampleMatch({ id: names.join(""), slots: names.map((name) => slot(name)), ...change });

/** Describes without the isolates around names. */
const describeAll = (matches: readonly MatchView[], unlisted = 0): string => {
  const contestant = { key: "x", name: "X", country: "" };
  const pair = {
    match: null,
    contestants: [contestant, contestant] as [typeof contestant, typeof contestant],
  };
  const left = unlisted === 0 ? null : Array.from({ length: unlisted }, () => pair);
  return describeOpenMatches(
    { matches, left, venue: sampleVenue },
    en.standings.openMatches,
  ).replaceAll(/[\u2066-\u2069]/g, "");
};

describe("describeOpenMatches", () => {
  it("names the matches that start next, and counts later ones", () => {
    const later = open(["E", "F"], { start: "2026-01-25T15:00:00Z" });
    expect(describeAll([later, open(["A", "B"]), open(["C", "D"])])).toBe(
      "12:00: A – B, C – D, 1 match later",
    );
  });

  it("names live matches first", () => {
    expect(describeAll([open(["A", "B"]), open(["C", "D"], { state: "live" })])).toBe(
      "Live: C – D, 1 match later",
    );
  });

  it("names a match without a start, and an open slot", () => {
    const match = sampleMatch({ slots: [slot("A"), slot(null)], start: null });
    expect(describeAll([match])).toBe("A – ?");
  });

  it("names a race by its code", () => {
    const race = sampleMatch({ slots: ["A", "B", "C"].map((name) => slot(name)), code: "G1-4" });
    expect(describeAll([race])).toBe("12:00: G1-4");
  });

  it("counts matches that are not listed yet", () => {
    expect(describeAll([], 2)).toBe("2 matches later");
    expect(describeAll([open(["A", "B"])], 1)).toBe("12:00: A – B, 1 match later");
  });

  it("counts more than six matches of one start", () => {
    const seven = Array.from({ length: 7 }, (_, index) => open([`A${index}`, `B${index}`]));
    expect(describeAll(seven)).toBe("12:00: 7 matches");
  });

  it('returns "" when all ended or will not be played', () => {
    const ended = open(["A", "B"], { state: "ended" });
    expect(describeAll([ended, open(["C", "D"], { unresolved: "withdrawn" })])).toBe("");
  });
});
