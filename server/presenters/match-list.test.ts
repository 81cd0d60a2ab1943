import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { GameWinners } from "#core/model/game-winners.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import { matchOf, pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { initialMatchesHtml } from "#server/outlets/pages/initial-data-routes.ts";
import { presentMatchDetail, presentMatchList, presentMeantContestants } from "./match-list.ts";
import { presentSearchNamesSteps } from "./names.ts";
import { presentTournamentList } from "./tournament.ts";

/** Aino v Bo never began although the final was played; Eno v Fay is upcoming. */
const NOW = Date.UTC(2026, 2, 7, 18, 30);
const open = { locked: "0" };
const lists = {
  upcoming: [
    wireSingleMatch("1", "ro4#1", "Aino v Bo", open),
    wireSingleMatch("4", "ro2#2", "Eno v Fay", { ...open, start: "2026-03-07 20:00:00" }),
  ],
  ended: [
    wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", { best_of: "3" }),
    wireSingleMatch("3", "ro2#1", "Cai 1 v Gun 0", open),
  ],
};
const world = worldOf(pollWireLists(lists, NOW - MINUTE), NOW);
const found = [...world.matches.values()];

describe("unresolved match", () => {
  it("is listed after all upcoming matches with its reason, and keeps its state", () => {
    const { matches } = presentMatchList(world, found, "upcoming");
    expect(matches.map(({ id, unresolved }) => [id, unresolved])).toEqual([
      ["4", null],
      ["1", "moved-on"],
    ]);
    expect(matches[1]).toMatchObject({ state: "upcoming", stateBy: "not-started" });
  });

  it("is counted by its tournament", () => {
    expect(presentTournamentList(world).tournaments).toMatchObject([{ unresolved: 1 }]);
  });

  it("is marked in the search index", () => {
    const marked = runToEnd(presentSearchNamesSteps(world)).matches.map(
      ([, id, , , , unresolved]) => [id, unresolved],
    );
    expect(Object.fromEntries(marked)).toEqual({ 1: true, 2: false, 3: false, 4: false });
  });

  it("is omitted from the HTML shown before the scripts run", () => {
    const none = presentMatchList(world, [], "live");
    const upcoming = presentMatchList(world, found, "upcoming");
    const html = initialMatchesHtml({ live: none, upcoming, ended: none });
    expect(html).toContain("Eno");
    expect(html).not.toContain("Aino");
  });
});

describe("presentMeantContestants", () => {
  it("presents contestants with their ranks in each tournament that has a ranking", () => {
    const size = { bracket: wireBracket({ size: "4" }) };
    const ended = [
      wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0", size),
      wireSingleMatch("2", "ro4#2", "Cai 0 v Dag 2", size),
      wireSingleMatch("4", "ro4#1", "Aino 1 v Bo 0", {
        tournament: wireTournament({ slug: "unranked" }),
        bracket_id: "2",
        bracket: wireBracket({ size: "128" }),
      }),
    ];
    const final = wireSingleMatch("3", "ro2#1", "Aino v Dag", { ...size, ...open });
    const now = worldOf(pollWireLists({ upcoming: [final], ended }, NOW - MINUTE), NOW);
    const meant = [...now.contestants.values()].filter(({ name }) => /Aino|Bo/u.test(name));
    const [tournament] = now.tournaments.keys();
    expect(presentMeantContestants(now, meant)).toMatchObject([
      { name: "Aino", ranks: [{ tournament, from: 1, to: 2, isPlaying: true, isDecided: false }] },
      { name: "Bo", ranks: [{ tournament, from: 3, to: 4, isPlaying: false, isDecided: true }] },
    ]);
  });
});

describe("presentMatchDetail", () => {
  const derived = matchOf(world, "2");
  const withGames = (games: GameWinners | null) => {
    const histories = new Map([[derived.match.key, { ...NO_HISTORY, games }]]);
    return presentMatchDetail({ ...world, histories }, derived).games;
  };

  it("has the games in order with the running count", () => {
    expect(withGames([0, 0])).toEqual([
      { winner: 0, count: 1 },
      { winner: 0, count: 2 },
    ]);
  });

  it("has no games when their order is not known", () => {
    expect(withGames(null)).toBeNull();
    expect(withGames([1])).toBeNull();
    expect(presentMatchDetail(world, derived).games).toBeNull();
  });
});
