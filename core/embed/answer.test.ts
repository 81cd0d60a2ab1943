import { describe, expect, it } from "vitest";
import type { MatchView, SlotSourceView } from "#core/contract/match.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { embedOptions, type SetAttributes } from "#core/testing/sample-embed.ts";
import { sampleGroup, sampleTournament } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { type EmbedAnswer, selectMatches, tournamentIn, withoutResult } from "./answer.ts";

describe("the matches an embed asks for", () => {
  const cup = sampleMatch().tournament;
  const other = { ...cup, slug: "other", gameSlug: "chess" };
  const all: readonly MatchView[] = [
    sampleMatch({ id: "early", state: "ended", start: "2026-01-25T10:00:00Z" }),
    sampleMatch({ id: "undated", state: "ended", start: null }),
    sampleMatch({ id: "late", state: "ended", start: "2026-01-25T11:00:00Z" }),
    sampleMatch({ id: "next", tournament: other }),
    sampleMatch({ id: "bye", state: "ended", stateBy: "bye" }),
    sampleMatch({ id: "live", state: "live", slots: [slot("Aino"), slot(null)] }),
    sampleMatch({ id: "away", site: "b.example" }),
    sampleMatch({ id: "dead", stateBy: "not-started", unresolved: "moved-on" }),
  ];

  it.each<[string, SetAttributes, readonly string[]]>([
    [
      "all: what is played, what comes, what is over from the latest back",
      {},
      ["live", "next", "away", "late", "early", "undated"],
    ],
    ["no more than there is room for", { limit: "2" }, ["live", "next"]],
    ["of one state", { state: "ended" }, ["late", "early", "undated"]],
    ["of one tournament", { tournament: "osu.example.net/other" }, ["next"]],
    ["of one game", { game: "chess" }, ["next"]],
    ["of one site", { site: "b.example" }, ["away"]],
    ["of one contestant, whoever the other one is", { contestant: "key-Aino" }, ["live"]],
  ])("are %s", (_, attributes, ids) => {
    expect(selectMatches(all, embedOptions(attributes)).map(({ id }) => id)).toEqual(ids);
  });

  it("of no known start stand together, as they came", () => {
    const ended = ["a", "b"].map((id) => sampleMatch({ id, state: "ended", start: null }));
    expect(selectMatches(ended, embedOptions()).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("a match without its result", () => {
  const place = { place: "ro8#1", code: "QF-1", match: "a.example/7" };
  const name = { long: "Round", medium: "Round", short: "R" };
  const won = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "led", draw: false },
    slots: [
      slot("Aino", { score: 3, result: "winner", rank: 1, source: { type: "seed", seed: 1 } }),
      slot("Bo", { disqualified: true, result: "loser", rank: 2 }),
    ],
  });

  it("tells no score, no disqualification, no winner and no rank", () => {
    const { slots, outcome, state } = withoutResult(won);
    expect(state).toBe("ended");
    expect(outcome).toEqual({ winner: null, by: null, draw: false });
    const [aino] = won.slots;
    expect(slots).toEqual([{ ...aino, score: null, result: null, rank: null }, slot("Bo")]);
  });

  it.each<[string, SlotSourceView, string | undefined]>([
    ["was seeded", { type: "seed", seed: 1 }, "Aino"],
    ["came from nowhere known", { type: "unknown" }, "Aino"],
    ["won before", { type: "winner", of: place, certainty: "found" }, undefined],
    ["lost before", { type: "loser", of: place, certainty: "assumed" }, undefined],
    ["lost in a round before", { type: "loser-of-round", round: "ro8", name }, undefined],
  ])("names who %s: %j -> %s", (_, source, shown) => {
    const [first] = withoutResult(sampleMatch({ slots: [slot("Aino", { source })] })).slots;
    expect(first?.contestant?.name).toBe(shown);
  });
});

const listOf = (matches: MatchView[]): EmbedAnswer => ({
  kind: "matches",
  data: { matches, counts: { upcoming: 1, live: 0, ended: 0 }, total: 1 },
});

describe("the tournament an embed belongs to", () => {
  const match = sampleMatch();
  const cup = "osu.example.net/cc6-d3";
  it("of a list is the one it asks for, and none where it asks for none or nothing is listed", () => {
    expect(tournamentIn(listOf([match]), embedOptions({ tournament: cup }))).toBe(match.tournament);
    expect(tournamentIn(listOf([match]), embedOptions())).toBeUndefined();
    expect(tournamentIn(listOf([]), embedOptions({ tournament: cup }))).toBeUndefined();
  });

  it("of a match and of a bracket is theirs", () => {
    const seen = { firstSeen: match.lastSeen, changedAt: match.lastSeen };
    const detail = { match, metBefore: [], ...seen };
    expect(tournamentIn({ kind: "match", data: detail }, embedOptions())).toBe(match.tournament);
    const bracket = sampleBracket({ size: 4, kind: "single" });
    const found = tournamentIn({ kind: "bracket", data: bracket }, embedOptions());
    expect(found?.title).toBe("Sample Cup");
  });

  it("of standings is theirs, and that of a group's matches", () => {
    const group = sampleGroup([]);
    const ofAll = tournamentIn(
      { kind: "standings", data: sampleTournament([group]) },
      embedOptions(),
    );
    expect(ofAll?.slug).toBe("cc6-d3");
    const ofOne = (matches: MatchView[]) =>
      tournamentIn({ kind: "standings", data: { group, matches } }, embedOptions());
    expect(ofOne([match])).toBe(match.tournament);
    expect(ofOne([])).toBeUndefined();
  });
});
