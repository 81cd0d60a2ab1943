import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { embedOptions } from "#core/testing/sample-embed.ts";
import { sampleGroup, sampleTournament } from "#core/testing/sample-group.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { type EmbedAnswer, tournamentIn } from "./answer.ts";

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
