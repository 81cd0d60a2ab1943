import { describe, expect, it } from "vitest";
import type { ContestantScenario, Outlook, OwnThresholds } from "#core/model/scenarios.ts";
import { mergeScenarios } from "./merge-scenarios.ts";

const ref = (name: string) => ({ key: name, name, country: "" });

const scenario = (change: Partial<ContestantScenario>): ContestantScenario => ({
  contestant: ref("Aino"),
  verdict: "open",
  left: 1,
  outlooks: [],
  thresholds: null,
  ...change,
});

const outlook = (change: Partial<Outlook>): Outlook => {
  return { own: "win", clauses: [], otherwise: null, tieBy: null, ...change };
};

const THROUGH = scenario({ verdict: "through" });
const ELIMINATED = scenario({ verdict: "eliminated" });
const BO_WINS = [
  { match: null, contestants: [ref("Bo"), ref("Cem")], results: ["first"] },
] as const;
const NO_DRAW = [
  { match: null, contestants: [ref("Bo"), ref("Cem")], results: ["first", "second"] },
] as const;

const withOutlook = (change: Partial<Outlook>) => scenario({ outlooks: [outlook(change)] });
const withWins = (through: number | null, out: number | null) =>
  scenario({ left: 3, thresholds: { unit: "wins", through, out } });

describe("scenarios by several rules", () => {
  it("are those of the only rule", () => {
    const one = withOutlook({ otherwise: "through" });
    expect(mergeScenarios([one])).toBe(one);
  });

  it("state a verdict that all rules share, and none that one contradicts", () => {
    expect(mergeScenarios([THROUGH, THROUGH])).toBe(THROUGH);
    expect(mergeScenarios([THROUGH, ELIMINATED])).toMatchObject({
      verdict: "open",
      outlooks: [{ own: null, clauses: [], otherwise: null, tieBy: "rule" }],
    });
  });

  it("keep an outlook that all rules share", () => {
    const one = withOutlook({ otherwise: "tie" });
    const [merged] = mergeScenarios([one, withOutlook({ otherwise: "tie" })]).outlooks;
    expect(merged).toEqual(one.outlooks[0]);
  });

  it("keep the conditions that are sufficient by every rule", () => {
    const one = withOutlook({
      clauses: [{ fate: "through", anyOf: [BO_WINS] }],
      otherwise: "eliminated",
    });
    const other = withOutlook({
      clauses: [
        { fate: "through", anyOf: [BO_WINS, NO_DRAW] },
        { fate: "eliminated", anyOf: [NO_DRAW] },
      ],
    });
    expect(mergeScenarios([one, other, THROUGH]).outlooks).toEqual([
      {
        own: "win",
        clauses: [{ fate: "through", anyOf: [BO_WINS] }],
        otherwise: null,
        tieBy: "rule",
      },
    ]);
    expect(mergeScenarios([one, ELIMINATED]).outlooks[0]?.clauses).toEqual([]);
  });

  it.each<[string, readonly ContestantScenario[], Partial<OwnThresholds>]>([
    ["the tighter ones", [withWins(2, 0), withWins(3, 1)], { through: 3, out: 0 }],
    [
      "none that one rule lacks",
      [withWins(2, 0), withWins(null, null)],
      { through: null, out: null },
    ],
    ["those of others if one is through", [withWins(2, 0), THROUGH], { through: 2, out: null }],
    ["those of others if one is out", [withWins(2, 0), ELIMINATED], { through: null, out: 0 }],
  ])("keep of the thresholds %s", (_, byRule, expected) => {
    const { thresholds, outlooks } = mergeScenarios(byRule);
    expect(thresholds).toEqual({ unit: "wins", ...expected });
    expect(outlooks).toEqual([]);
  });
});
