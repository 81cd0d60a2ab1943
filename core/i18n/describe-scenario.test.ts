import { describe, expect, it } from "vitest";
import type { ContestantScenario, MatchResultId, Outlook } from "#core/model/scenarios.ts";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { describeScenario, describeScenarioBriefly } from "./describe-scenario.ts";
import * as en from "./en/pages.ts";
import * as fi from "./fi/standings.ts";
import * as sv from "./sv/standings.ts";
import type { ScenarioMessages } from "./en/standings.ts";

const ref = (name: string) => ({ key: name, name, country: "" });
const AINO = ref("Aino");

const scenario = (change: Partial<ContestantScenario>): ContestantScenario => ({
  contestant: AINO,
  verdict: "open",
  left: 1,
  outlooks: [],
  thresholds: null,
  ...change,
});

const literal = (...results: MatchResultId[]) => ({
  match: null,
  contestants: [ref("Bo"), ref("Cem")] as const,
  results,
});

const outlook = (change: Partial<Outlook>): Outlook => ({
  own: "loss",
  clauses: [],
  otherwise: "eliminated",
  tieBy: null,
  ...change,
});

const lines = (one: ContestantScenario, messages = en.standings.scenarios) =>
  describeScenario(one, messages).map(({ own, text }) =>
    showIsolates(own === "" ? text : `${own}: ${text}`),
  );

const textOf = (change: Partial<Outlook>, messages = en.standings.scenarios) =>
  lines(scenario({ outlooks: [outlook(change)] }), messages)[0];

const TIE: Partial<Outlook> = {
  clauses: [{ fate: "tie", anyOf: [[literal("first")]] }],
  tieBy: "difference",
};

describe("describeScenario", () => {
  it("states a proven verdict in one line", () => {
    expect(describeScenario(scenario({ verdict: "through" }), en.standings.scenarios)).toEqual([
      { own: "", text: "Through", isCertain: true },
    ]);
    expect(lines(scenario({ verdict: "eliminated" }), fi.standings.scenarios)).toEqual(["Putoaa"]);
  });

  it.each<[string, Partial<Outlook>]>([
    ["Defeat: Out", {}],
    ["Win: Through", { own: "win", otherwise: "through" }],
    ["Other results decide", { own: null, otherwise: null }],
    [
      "Other results or the rule, which is not entered, decide",
      { own: null, otherwise: null, tieBy: "rule" },
    ],
    ["Draw: Score difference decides", { own: "draw", otherwise: "tie", tieBy: "difference" }],
    ["Defeat: Tie-breakers decide", { otherwise: "tie" }],
    [
      "Defeat: Through if «Bo» beats «Cem»; otherwise out",
      { clauses: [{ fate: "through", anyOf: [[literal("first")]] }] },
    ],
    [
      "Defeat: If «Cem» beats «Bo», the rule does not separate them; otherwise out",
      { clauses: [{ fate: "tie", anyOf: [[literal("second")]] }], tieBy: "nothing" },
    ],
    [
      "Defeat: Out if «Bo» – «Cem» is a draw and «Bo» – «Cem» is not a draw, or «Cem» does not beat «Bo»; otherwise through",
      {
        clauses: [
          {
            fate: "eliminated",
            anyOf: [[literal("draw"), literal("first", "second")], [literal("first", "draw")]],
          },
        ],
        otherwise: "through",
      },
    ],
    [
      "Defeat: Through if «Bo» does not beat «Cem»; otherwise other results decide",
      { clauses: [{ fate: "through", anyOf: [[literal("draw", "second")]] }], otherwise: null },
    ],
  ])("returns %j", (text, change) => {
    expect(textOf(change)).toBe(text);
  });

  it.each<[string, Partial<Outlook>, ScenarioMessages]>([
    ["Förlust: Om «Bo» slår «Cem» avgör skillnaden; annars utslagen", TIE, sv.standings.scenarios],
    [
      "Förlust: Skillnaden avgör",
      { otherwise: "tie", tieBy: "difference" },
      sv.standings.scenarios,
    ],
    [
      "Häviö: Jos «Bo» voittaa (vastassa «Cem»), erotus ratkaisee; muuten putoaa",
      TIE,
      fi.standings.scenarios,
    ],
  ])("follows the order of words of the language: %s", (text, change, messages) => {
    expect(textOf(change, messages)).toBe(text);
  });

  it.each<[NonNullable<ContestantScenario["thresholds"]>, ...expected: string[]]>([
    [
      { unit: "wins", through: 2, out: 0 },
      "Through with 2 more wins; out without a win; otherwise other results decide",
    ],
    [
      { unit: "points", through: null, out: 1 },
      "Out with at most 1 more point; otherwise other results decide",
    ],
    [
      { unit: "points", through: 4, out: null },
      "Through with 4 more points; otherwise other results decide",
    ],
    [{ unit: "wins", through: null, out: null }],
  ])("describes the thresholds %j: %s", (thresholds, ...expected) => {
    expect(lines(scenario({ left: 2, thresholds }))).toEqual(expected);
  });
});

const after = (own: Outlook["own"], otherwise: Outlook["otherwise"]) => outlook({ own, otherwise });

describe("describeScenarioBriefly", () => {
  const OPEN = { fate: "through" as const, anyOf: [[literal("first")]] };
  const thresholds = { unit: "points" as const, through: 4, out: null };
  it.each<[string, Partial<ContestantScenario>]>([
    ["Through", { verdict: "through" }],
    ["Through with 4 more points", { thresholds }],
    ["A draw is enough", { outlooks: [after("win", "through"), after("draw", "through")] }],
    ["A win is enough", { outlooks: [after("win", "through"), after("loss", "eliminated")] }],
    [
      "Win and help needed",
      {
        outlooks: [{ ...after("win", "eliminated"), clauses: [OPEN] }, after("loss", "eliminated")],
      },
    ],
    ["Other results decide", { outlooks: [after("win", null), after("loss", null)] }],
  ])("describes: %s", (text, change) => {
    expect(describeScenarioBriefly(scenario(change), en.standings.scenarios)).toBe(text);
  });
});
