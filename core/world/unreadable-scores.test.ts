/** Derives matches with scores that are texts. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { matchOf, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket, wireContestant } from "#core/testing/wire-match.ts";
import { createWireStages, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

/** Creates contestants with these scores: "Aino 150/7 v Bo 149". */
function sides(text: string): readonly Wire[] {
  return text.split(" v ").map((side, index) => {
    const [, name, score] = must(/^(\S+)(?: (.*))?$/.exec(side), "a side has one line");
    return wireContestant({ name, score, sort: String(index + 1) });
  });
}

const inGroup = (id: string, text: string, change: Wire = {}): Wire =>
  wireGroupMatch(id, id, "", { contestants: sides(text), ...change });
const inBracket = (id: string, place: string, text: string, change: Wire = {}): Wire =>
  wireSingleMatch(id, place, "", {
    best_of: "1",
    bracket: wireBracket({ size: "4" }),
    contestants: sides(text),
    ...change,
  });

const issueCodes = (world: World): readonly string[] => world.issues.map(({ code }) => code);
const tableOf = ({ groups }: World) =>
  must([...groups.values()][0], "one group").standings.map(
    ({ contestant, played, won, scoreFor, scoreAgainst }) =>
      `${contestant.name} ${played} ${won} ${scoreFor}:${scoreAgainst}`,
  );

describe("a score that is a text", () => {
  it.each([
    "Aino 150/7 v Bo 149",
    "Aino W v Bo L",
    "Aino W v Bo W",
    "Aino 3* v Bo 1",
    "Aino DNF v Bo",
  ])("decides nothing in %s", (text) => {
    const world = worldOfFile([inGroup("1", text), inBracket("2", "ro4#1", text)]);
    for (const id of ["1", "2"]) {
      expect(matchOf(world, id).outcome).toEqual({ winner: null, by: null, draw: false });
    }
    expect(issueCodes(world)).toContain("score-unreadable");
    expect(tableOf(world)).toEqual(["Aino 0 0 0:0", "Bo 0 0 0:0"]);
  });

  it("does not keep the other contestant from winning by a disqualification", () => {
    const text = "Aino 150/7 v Bo -1";
    const world = worldOfFile([inGroup("1", text), inBracket("2", "ro4#1", text)]);
    expect(winnersOf(world)).toEqual({ 1: "Aino", 2: "Aino" });
    expect(tableOf(world)).toEqual(["Aino 1 1 0:0", "Bo 1 0 0:0"]);
  });

  it("does not keep a contestant from winning by advancing, and adds nothing to sums", () => {
    const world = worldOfFile([
      inBracket("1", "ro4#1", "Aino 150/7 v Bo 149"),
      inBracket("2", "ro4#2", "Cai 3 v Dag 1"),
      inBracket("3", "ro2#1", "Bo 0 v Cai 1"),
    ]);
    expect(winnersOf(world)).toMatchObject({ 1: "Bo", 3: "Cai" });
    const bo = [...world.contestants.values()].find(({ name }) => name === "Bo");
    expect(bo?.record).toMatchObject({ played: 2, won: 1, scoreFor: 0, scoreAgainst: 1 });
  });

  it("wins no best-of by a majority of the other contestant", () => {
    const world = worldOfFile([inGroup("1", "Aino 2 v Bo 1*", { best_of: "3", locked: "0" })]);
    expect(winnersOf(world)).toEqual({});
  });

  it("leaves a race without places, and its table open", () => {
    const world = worldOfFile([inGroup("1", "Aino 9 v Bo 12 pts v Cai 7")]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: null, draw: false });
    expect([...world.groups.values()]).toMatchObject([{ complete: false }]);
  });

  it("leaves a table and its ranking open", () => {
    const results = ["Aino 1 v Bo 0", "Aino 1 v Cai 0", "Bo 7/2 v Cai 1"];
    const world = worldOfFile(
      results.map((text, index) => inGroup(String(index + 1), text, { round_of: "3" })),
    );
    expect([...world.groups.values()]).toMatchObject([{ closed: false, complete: false }]);
    const rankings = [...world.tournaments.values()].flatMap((view) => view.rankings);
    expect(rankings).toEqual([]);
  });

  it.each([0, 1])("makes no draw of leg %i, and no sum of legs", (unclear) => {
    const stages = createWireStages();
    const legs = stages.bracket("7", 1, "ro2#1 Aino 1 v Bo 0", "ro2#1 Aino 0 v Bo 0");
    const world = worldOfFile(
      legs.map((leg, index) =>
        Object.assign({}, leg, {
          start: `2026-03-0${index + 1} 12:00:00`,
          ...(index === unclear && { contestants: sides("Aino 2* v Bo 3") }),
        }),
      ),
    );
    const leg = matchOf(world, `${unclear + 1}`);
    expect(leg.outcome).toMatchObject({ winner: null, draw: false });
    expect(leg.part).toMatchObject({ kind: null, aggregate: null });
  });
});
