/** Series whose games are matches of their own. */
import { describe, expect, it } from "vitest";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { AFTER_ALL_EVENTS, onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  DOUBLE_UNTIL_FINALS,
  wireDoubleMatch,
  wireSingleMatch,
} from "#core/testing/wire-matches.ts";
import { DAY, formatWallTime, HOUR } from "#core/lib/time.ts";
import type { World } from "#core/world/world.ts";

const FOUR = { bracket: wireBracket({ size: "4" }), best_of: "1" };
const START = Date.UTC(2026, 2, 7, 10);
const OPEN = { locked: "0" };

let lastId = 0;

/** Returns the wire start of the match that is this number in order of play. */
const startOf = (number: number): string => formatWallTime(START + number * HOUR);

/** Returns the matches of a place, an hour after one another; those without scores are open. */
function games(place: string, texts: string, from: number, change: Wire = {}): readonly Wire[] {
  return texts.split(", ").map((text, index) => {
    lastId += 1;
    const isOpen = !/\d/.test(text);
    const more = { ...FOUR, start: startOf(from + index), ...(isOpen && OPEN), ...change };
    return place.startsWith("grand final")
      ? wireDoubleMatch(String(lastId), place, text, { ...change, start: more.start })
      : wireSingleMatch(String(lastId), place, text, more);
  });
}

/** Returns the champion, and the codes of the issues. */
function summarize(world: World): string {
  const { champion, noChampion, issues } = onlyBracket(world);
  const codes = issues.map(({ code }) => code);
  return [champion?.name ?? `none, ${noChampion ?? "open"}`, ...codes].join("; ");
}

const SEMIFINALS = [
  ...games("ro4#1", "Aino 9 v Bo 5, Aino 8 v Bo 2", 0),
  ...games("ro4#2", "Cai 4 v Dag 7, Cai 8 v Dag 6, Cai 5 v Dag 2", 2),
];

describe("a series", () => {
  it.each([
    ["is won by games, not by the sum", "Aino 9 v Cai 8, Aino 1 v Cai 30, Aino 7 v Cai 6", "Aino"],
    ["is not won by one win each", "Aino 9 v Cai 8, Aino 1 v Cai 30", "none, final-undecided"],
    ["waits for its third game", "Aino 9 v Cai 8, Aino 1 v Cai 30, Aino v Cai", "none, open"],
    [
      "does not wait for a third game after two wins",
      "Aino 9 v Cai 8, Aino 3 v Cai 2, Aino v Cai",
      "Aino",
    ],
    ["survives a forfeited game", "Aino 9 v Cai 8, Aino -1 v Cai 0, Aino 7 v Cai 6", "Aino"],
    [
      "does not count a level game",
      "Aino 9 v Cai 8, Aino 4 v Cai 4, Aino 1 v Cai 2",
      "none, final-undecided",
    ],
  ])("%s", (_, texts, expected) => {
    const world = worldOfFile([...SEMIFINALS, ...games("ro2#1", texts, 6)], START + 10 * HOUR);
    expect(summarize(world)).toBe(expected);
    expect([...world.matches.values()].map(({ code }) => code)).toContain("F, game 2");
  });

  it("may have a row for each game of the final", () => {
    const texts = "Aino 9 v Cai 8, Aino 1 v Cai 30, Aino 7 v Cai 6".split(", ");
    const final = texts.flatMap((text, index) => games(`ro2#${index + 1}`, text, 6));
    const world = worldOfFile([...SEMIFINALS, ...final]);
    expect(summarize(world)).toBe("Aino");
    expect(formatRanks(world)).toBe("1 Aino won, 2 Cai lost, 3-4 Bo Dag lost");
  });

  it("is not known without another place that shows one, if games and sum differ", () => {
    const two = { bracket: wireBracket({ size: "2" }) };
    const alone = (texts: string) => summarize(worldOfFile(games("ro2#1", texts, 6, two)));
    const third = "Aino 9 v Cai 8, Aino 1 v Cai 30, Aino 7 v Cai 6";
    expect(alone(third)).toBe("none, final-undecided; legs-or-replays");
    expect(alone(third.replace("30", "3"))).toBe("Aino");
  });

  it("is known by its best-of, if its scores are above it", () => {
    const stated = { bracket: wireBracket({ size: "2" }), best_of: "3" };
    const texts = "Aino 9 v Cai 8, Aino 1 v Cai 30, Aino 7 v Cai 6";
    expect(summarize(worldOfFile(games("ro2#1", texts, 6, stated)))).toBe("Aino");
    const longer = { ...stated, best_of: "5" };
    expect(summarize(worldOfFile(games("ro2#1", texts, 6, longer)))).toBe("none, final-undecided");
  });

  it("leaves the game that is not needed unresolved", () => {
    const final = games("ro2#1", "Aino 9 v Cai 8, Aino 3 v Cai 2, Aino v Cai", 6);
    const world = worldOfFile([...SEMIFINALS, ...final], START + 8.5 * HOUR);
    const [, last, unneeded] = final.map(({ id }) =>
      world.matches.get(`osu.example.net/${String(id)}`),
    );
    expect(unneeded).toMatchObject({ unresolved: "series-decided", status: { state: "upcoming" } });
    expect(last?.part).toMatchObject({ kind: "series", aggregate: [2, 0] });
    const bracket = onlyBracket(world);
    expect(bracket.rounds.at(-1)?.places[0]?.match).toBe(last?.match.key);
    expect(bracket.complete).toBe(true);
    expect([...world.tournaments.values()][0]?.expected).toBe(7);
  });

  it("is decided a while after the tournament's end by the games that were played", () => {
    const two = { bracket: wireBracket({ size: "2" }) };
    const final = games("ro2#1", "Aino 9 v Cai 8, Aino 3 v Cai 2, Aino v Cai, Aino v Cai", 6, two);
    const at = (now: number): string => summarize(worldOfFile(final, now));
    expect(at(START + 10 * HOUR)).toBe("none, open");
    expect(at(AFTER_ALL_EVENTS + DAY)).toBe("Aino");
  });
});

describe("a single match", () => {
  it("is the first game of a series if other places of the bracket have one, until none can follow", () => {
    const cup = {
      title: "Cup",
      slug: "cup",
      game: "Game",
      game_slug: "game",
      start: startOf(-9),
      end: startOf(20),
    };
    const final = games("ro2#1", "Aino 9 v Cai 8", 6);
    const all = [...SEMIFINALS, ...final].map((wire) =>
      Object.assign({}, wire, { tournament: cup }),
    );
    const world = worldOfFile(all, START + 8 * HOUR);
    expect(summarize(world)).toBe("none, final-undecided");
    expect([...world.matches.values()].map(({ code }) => code)).toContain("F, game 1");
    expect(summarize(worldOfFile(all, START + 21.5 * HOUR))).toBe("Aino");
  });
});

/** Returns a world of these matches of the grand finalists, each in its row. */
function worldOfFinals(texts: string, rows: readonly number[]): World {
  const all = texts.split(", ").flatMap((text, index) => {
    return games(`grand final#${rows[index]}`, text, 20 + index, { best_of: "1" });
  });
  return worldOfFile([...DOUBLE_UNTIL_FINALS, ...all]);
}

describe("several matches of the grand finalists", () => {
  const THREE = "Aino 9 v Bo 8, Aino 3 v Bo 5, Aino 7 v Bo 6";

  it.each([
    ["three in one row", THREE, [1, 1, 1], "Aino"],
    ["three in rows of their own", THREE, [1, 2, 3], "Aino"],
    [
      "three that the lower finalist won",
      "Aino 8 v Bo 9, Aino 6 v Bo 5, Aino 7 v Bo 9",
      [1, 2, 3],
      "Bo",
    ],
    [
      "three whose sum the loser won",
      THREE.replace("5", "50"),
      [1, 1, 1],
      "none, final-undecided; legs-or-replays",
    ],
    [
      "two in one row that each won once",
      "Aino 8 v Bo 9, Aino 6 v Bo 5",
      [1, 1],
      "none, final-undecided; legs-or-replays",
    ],
    ["two in one row with the same winner", "Aino 9 v Bo 8, Aino 6 v Bo 5", [1, 1], "Aino"],
    ["grand final and reset", "Aino 8 v Bo 9, Aino 6 v Bo 5", [1, 2], "Aino"],
    [
      "games of a grand final and of its reset",
      "Aino 5 v Bo 9, Aino 1 v Bo 5, Aino 6 v Bo 5, Aino 6 v Bo 5",
      [1, 1, 2, 2],
      "Aino",
    ],
  ])("are %s", (_, texts, rows, expected) => {
    expect(summarize(worldOfFinals(texts, rows))).toBe(expected);
  });
});
