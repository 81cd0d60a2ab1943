/** Derives matches with scores that are texts. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { matchOf, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket, wireContestant } from "#core/testing/wire-match.ts";
import { createWireStages, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { WRITTEN_EVENTS } from "#core/testing/written-events.ts";
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

  it("makes no draw of a leg, and no sum of legs", () => {
    const stages = createWireStages();
    const legs = stages.bracket("7", 1, "ro2#1 Aino 1 v Bo 0", "ro2#1 Aino 0 v Bo 0");
    const world = worldOfFile(
      legs.map((leg, index) =>
        Object.assign({}, leg, {
          start: `2026-03-0${index + 1} 12:00:00`,
          ...(index === 1 && { contestants: sides("Aino 2* v Bo 3") }),
        }),
      ),
    );
    expect(matchOf(world, "2").outcome).toMatchObject({ winner: null, draw: false });
    expect(matchOf(world, "2").part).toMatchObject({ kind: null, aggregate: null });
  });
});

/**
 * Known facts: winner or draw of each match, champions, and the possible ranks. Winners who are known
 * because they advanced are left out: another score may contradict that alone.
 */
function factsOf(world: World) {
  const results = new Map(
    [...world.matches.values()].flatMap(({ match, outcome: { winner, draw, by } }) =>
      by !== "advanced" && (winner !== null || draw)
        ? [[match.id, winner === null ? "draw" : match.entries[winner]?.name] as const]
        : [],
    ),
  );
  const views = [...world.tournaments.values()];
  const champions = views.flatMap(({ brackets }) =>
    brackets.flatMap(({ key, champion }) => (champion ? [[key, champion.name] as const] : [])),
  );
  const ranks = views.flatMap(({ rankings }) =>
    rankings.flatMap(({ bracket, group, rows }) =>
      rows.map(({ contestant, from, to }) => ({
        subject: `${bracket} ${group} ${contestant.name}`,
        from,
        to,
      })),
    ),
  );
  return { results: new Map([...results, ...champions]), ranks };
}

/** Returns the known facts with a text and otherwise if the text means a number. */
function findContradictions(withText: World, withNumber: World): readonly string[] {
  const [one, other] = [factsOf(withText), factsOf(withNumber)];
  const found = [...one.results].flatMap(([subject, result]) => {
    const second = other.results.get(subject) ?? result;
    return second === result ? [] : [`${subject}: ${result}, ${second}`];
  });
  const ranks = one.ranks.flatMap(({ subject, from, to }) => {
    const second = other.ranks.find((rank) => rank.subject === subject);
    if (second === undefined || (second.from <= to && from <= second.to)) return [];
    return [`${subject}: ${from}-${to}, ${second.from}-${second.to}`];
  });
  return [...found, ...ranks];
}

const RACES: readonly Wire[] = [
  inGroup("1", "Aino 9 v Bo 7 v Cai 5 v Dag 3"),
  inGroup("2", "Aino 3 v Bo 7 v Cai 9 v Dag 5"),
];
const LEGS: readonly Wire[] = createWireStages()
  .bracket("7", 1, "ro2#1 Aino 1 v Bo 0, ro2#1 Aino 0 v Bo 0")
  .map((leg, index) => Object.assign({}, leg, { start: `2026-03-0${index + 1} 12:00:00` }));
const POINTS: readonly Wire[] = [
  "Aino 1 v Bo 0",
  "Cai 0.5 v Dag 0.5",
  "Aino 0.5 v Cai 0.5",
  "Bo 1 v Dag 0",
  "Aino 1 v Dag 0",
  "Bo 0 v Cai 1",
].map((text, index) => inGroup(String(index + 1), text));
const EVENTS: readonly (readonly [string, readonly Wire[]])[] = [
  ...Array.from(WRITTEN_EVENTS, ([slug, { wire }]) => [slug, wire] as const),
  ["races", RACES],
  ["legs", LEGS],
  ["points", POINTS],
];

/** Returns the matches with another score of one contestant. */
function replaceScore(wire: readonly Wire[], at: number, side: number, score: string) {
  return wire.map((match, index) => {
    const contestants = match["contestants"];
    if (index !== at || !Array.isArray(contestants)) return match;
    const changed = contestants.map((one: Wire, own) =>
      own === side ? Object.assign({}, one, { score }) : one,
    );
    return { ...match, contestants: changed };
  });
}

/** Scores that a text may mean: none, many points, and a disqualification. */
const MEANINGS = ["0", "30", "-1"];

it.each(EVENTS)("derives nothing from %s that another meaning of a text contradicts", (_, wire) => {
  const wrong: string[] = [];
  wire.forEach((_match, at) => {
    const side = at % 2;
    const withText = worldOfFile(replaceScore(wire, at, side, "7/2"));
    for (const meaning of MEANINGS) {
      const withNumber = worldOfFile(replaceScore(wire, at, side, meaning));
      // If the loser advanced, the score and the next match disagree on their own.
      if (issueCodes(withNumber).includes("loser-advanced")) continue;
      wrong.push(...findContradictions(withText, withNumber));
    }
  });
  expect(wrong).toEqual([]);
});
