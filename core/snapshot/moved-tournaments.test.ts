import { describe, expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { isContestantDoubt } from "#core/model/doubt.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { pollInTurn } from "#core/testing/derive.ts";
import { inCup, type Wire, WIRE_START, wireTournament } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";

const SITE = "osu.example.net";

/** The matches of a tournament: one ended, one live with this score, one upcoming. */
function listsOf(move: (match: Wire) => Wire, score = "Cai 1 v Dag 0") {
  return {
    upcoming: [move(wireSingleMatch("3", "ro2#1", "Aino", { locked: "0" }))],
    ended: [
      move(wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0")),
      move(wireSingleMatch("2", "ro4#2", score, { locked: "0" })),
    ],
  };
}

/** Polls these lists one after the other. */
function pollAll(...polls: readonly ReturnType<typeof listsOf>[]): Snapshot {
  return pollInTurn(polls, WIRE_START);
}

/** Describes each match by tournament, first score and first contestant's key. */
const scoresOf = ({ matches }: Snapshot) =>
  [...matches.values()].map(
    ({ match }) => `${match.tournament.slug} ${match.id} ${match.entries[0]?.score}`,
  );
const withoutSlug = (match: Wire) => ({ ...match, tournament: wireTournament({ slug: "" }) });
const inGame = (game: string) => (match: Wire) => ({
  ...match,
  tournament: wireTournament({ game, game_slug: game }),
});
const old = (match: Wire) => inCup("cup-26", match);
const corrected = (match: Wire) => inCup("cup-2026", match);

describe("a poll with another slug for the same matches", () => {
  it("is followed at once, with its other news", () => {
    const snapshot = pollAll(listsOf(old), listsOf(corrected, "Cai 2 v Dag 0"));
    expect(scoresOf(snapshot)).toEqual(["cup-2026 3 0", "cup-2026 1 2", "cup-2026 2 2"]);
    expect(snapshot.holds).toEqual([]);
    expect(snapshot.moved).toMatchObject([
      { from: { key: `${SITE}/cup-26` }, to: { key: `${SITE}/cup-2026` } },
    ]);
  });

  it("moves the matches that are no longer listed, too", () => {
    const { ended } = listsOf(corrected);
    const snapshot = pollAll(listsOf(old), { upcoming: [], ended });
    const slugs = [...snapshot.matches.values()].map(({ match }) => match.tournament.slug);
    expect(new Set(slugs)).toEqual(new Set(["cup-2026"]));
  });

  it("leaves the matches of other tournaments as they are", () => {
    const other = inCup("other", wireSingleMatch("9", "ro4#1", "Eve 2 v Fay 0"));
    const withOther = (move: (match: Wire) => Wire) => {
      const lists = listsOf(move);
      return { ...lists, ended: [...lists.ended, other] };
    };
    const snapshot = pollAll(withOther(old), withOther(corrected));
    expect(scoresOf(snapshot)).toContain("other 9 2");
    expect(snapshot.moved).toHaveLength(1);
  });

  it("is held if the slug is missing", () => {
    const snapshot = pollAll(listsOf(old), listsOf(withoutSlug));
    expect(snapshot.holds).toMatchObject([{ lost: "tournaments" }]);
    expect(snapshot.moved).toEqual([]);
  });

  it("is not followed if only some matches have it", () => {
    const some = (match: Wire) => (match["id"] === "2" ? corrected(match) : old(match));
    const snapshot = pollAll(listsOf(old), listsOf(some));
    expect(snapshot.moved).toEqual([]);
    expect(scoresOf(snapshot)).toContain("cup-26 2 1");
  });

  it("is held if its matches have other contestants", () => {
    const lists = listsOf(corrected, "Eve 1 v Fay 0");
    const others = { upcoming: [], ended: lists.ended.slice(1) };
    expect(pollAll(listsOf(old), others).moved).toEqual([]);
  });

  it("is held if another tournament already has this slug", () => {
    const other = corrected(wireSingleMatch("9", "ro4#1", "Eve 2 v Fay 0"));
    const before = listsOf(old);
    const both = { ...before, ended: [...before.ended, other] };
    expect(pollAll(both, listsOf(corrected)).moved).toEqual([]);
  });

  it("is not followed back and forth", () => {
    const snapshot = pollAll(listsOf(old), listsOf(corrected), listsOf(old));
    expect(snapshot.moved).toHaveLength(1);
    expect(scoresOf(snapshot)[0]).toBe("cup-2026 3 0");
  });
});

it("follows a corrected game at once, which changes the keys of contestants", () => {
  const snapshot = pollAll(listsOf(inGame("chess")), listsOf(inGame("go"), "Cai 2 v Dag 0"));
  const [upcoming, ended] = [...snapshot.matches.values()];
  expect(snapshot.holds).toEqual([]);
  expect(upcoming?.match.entries[0]?.key).toBe(contestantKey("go", "Aino"));
  expect(upcoming?.doubts?.filter(isContestantDoubt) ?? []).toEqual([]);
  expect(ended?.match.tournament.gameSlug).toBe("go");
});
