import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Snapshot } from "#core/model/tick.ts";
import {
  pollInTurn,
  pollWireLists,
  restartWith,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { type Wire, wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { changeAll, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { markEnded } from "./mark-ended.ts";

const FOUR = wireBracket({ size: "4" });

/** Two tournaments with the slug "weekly", and what differs between them. */
const NAMES = {
  one: ["Aino", "Bo", "Cai", "Dag"],
  two: ["Eve", "Fay", "Gus", "Hal"],
} as const;
type Cup = keyof typeof NAMES;

const GAMES = { one: { game: "Chess", game_slug: "chess" }, two: { game: "Go", game_slug: "go" } };
const DATES = {
  one: { start: "2026-03-07 10:00:00", end: "2026-03-07 23:00:00" },
  two: { start: "2026-03-14 10:00:00", end: "2026-03-14 23:00:00" },
};
const DAYS = { one: "2026-03-07", two: "2026-03-14" };

interface Kind {
  readonly name: string;
  readonly tournament: { readonly [C in Cup]: Wire };
  readonly day: (cup: Cup) => string;
  /** Returns the first characters of the ids of matches, and the id of the bracket. */
  readonly ids: (cup: Cup) => readonly [string, string];
  readonly slugs: readonly [string, string];
}
const OWN_IDS = (cup: Cup) => [cup, cup === "one" ? "7" : "8"] as const;
const SAME_IDS = () => ["", "7"] as const;
const OWN_MATCH_IDS = (cup: Cup) => [cup, "7"] as const;
const ofGames = {
  tournament: GAMES,
  day: () => "2026-03-07",
  slugs: ["weekly-chess", "weekly-go"],
} as const;
const ofDates = {
  tournament: DATES,
  day: (cup: Cup) => DAYS[cup],
  slugs: ["weekly-2", "weekly-2"],
} as const;
const KINDS: readonly Kind[] = [
  { name: "another game", ...ofGames, ids: OWN_IDS },
  { name: "another game and the same ids", ...ofGames, ids: SAME_IDS },
  { name: "another game and the same bracket id", ...ofGames, ids: OWN_MATCH_IDS },
  { name: "other dates and the same bracket id", ...ofDates, ids: OWN_MATCH_IDS },
  { name: "other dates", ...ofDates, ids: OWN_IDS },
  { name: "other dates and the same ids", ...ofDates, ids: SAME_IDS },
];

/** Creates the matches of a tournament that is over. */
function matchesOf(kind: Kind, cup: Cup): readonly Wire[] {
  const [a, b, c, d] = NAMES[cup];
  const [prefix, bracket] = kind.ids(cup);
  const tournament = wireTournament({ slug: "weekly", ...kind.tournament[cup] });
  const own = { tournament, bracket_id: bracket, bracket: FOUR };
  const at = (time: string) => ({ ...own, start: `${kind.day(cup)} ${time}:00` });
  return [
    wireSingleMatch(`${prefix}1`, "ro4#1", `${a} 2 v ${b} 0`, at("12:00")),
    wireSingleMatch(`${prefix}2`, "ro4#2", `${c} 2 v ${d} 1`, at("13:00")),
    wireSingleMatch(`${prefix}3`, "ro2#1", `${a} 2 v ${c} 1`, at("18:00")),
  ];
}

function listsOf(kind: Kind, cups: readonly Cup[]) {
  return { upcoming: [], ended: cups.flatMap((cup) => matchesOf(kind, cup)) };
}

/** Describes the tournaments and their champions by their contestants' first name. */
function championsOf(snapshot: Snapshot): ReadonlyMap<string, string> {
  const { tournaments } = worldOf(snapshot, snapshot.takenAt);
  return new Map(
    Array.from(tournaments.values(), ({ tournament, matches, brackets }) => {
      const champions = brackets.map(({ champion }) => champion?.name).join("+");
      return [champions, `${tournament.slug} with ${matches.length}`];
    }),
  );
}

const LISTED: readonly (readonly Cup[])[] = [[], ["one"], ["two"], ["one", "two"], ["two", "one"]];
const AFTER = Date.UTC(2026, 2, 15);

describe.each(KINDS)("two tournaments with one slug and $name", (kind) => {
  it.each([
    ["", (snapshot: Snapshot) => snapshot],
    [", and the server restarts after each poll", restartWith],
  ])("keep their first slugs whichever are listed%s", (_name, afterPoll) => {
    const faults: string[] = [];
    const [slugOfOne, slugOfTwo] = kind.slugs;
    /** Polls each selection of tournaments after the earlier polls, up to three times. */
    const pollAll = (earlier: readonly (readonly Cup[])[], snapshot?: Snapshot): void => {
      for (const cups of LISTED) {
        const sequence = [...earlier, cups];
        const at = AFTER + earlier.length * MINUTE;
        const polled = pollWireLists(listsOf(kind, cups), at, snapshot);
        const next = afterPoll(markEnded(polled, [...polled.matches.keys()], []));
        // If both are new at once, start and game decide.
        const [first] = sequence.find((one) => one.length > 0)?.toSorted() ?? [];
        const expected = [...new Set(sequence.flat())].toSorted().map((cup) => {
          const later = cup === "one" ? slugOfOne : slugOfTwo;
          return `${NAMES[cup][0]}: ${cup === first ? "weekly" : later} with 3`;
        });
        const found = [...championsOf(next)].map(([name, slug]) => `${name}: ${slug}`);
        if (found.toSorted().join() !== expected.join())
          faults.push(`${sequence.join("|")}: ${found.join()}`);
        if (sequence.length < 3) pollAll(sequence, next);
      }
    };
    pollAll([]);
    expect(faults).toEqual([]);
  });

  it("are both complete if they are read from one file", () => {
    for (const cups of LISTED.slice(3)) {
      const { tournaments } = worldOfFile(listsOf(kind, cups).ended);
      const sizes = [...tournaments.values()].map(({ matches }) => matches.length);
      expect(sizes).toEqual([3, 3]);
    }
  });
});

const GAME = must(KINDS[0], "it is the one with another game");
/** Creates the matches of the first tournament with these ids. */
const cup = (change: Wire, ids: readonly string[] = ["a", "b", "c"]) =>
  matchesOf(GAME, "one").map((match, index) =>
    Object.assign({}, match, {
      id: ids[index],
      tournament: wireTournament({ slug: "weekly", ...change }),
    }),
  );

function slugsAfter(...polls: readonly (readonly Wire[])[]): readonly string[] {
  const { matches } = pollInTurn(
    polls.map((ended) => ({ ended })),
    AFTER,
  );
  return Array.from(
    matches.values(),
    ({ match }) => `${match.id} ${match.tournament.slug} ${match.tournament.gameSlug}`,
  );
}

describe("a tournament stays the same one", () => {
  it("when its game is corrected, at once or match by match", () => {
    const [first = {}, ...others] = cup(GAMES.two);
    const [, ...before] = cup(GAMES.one);
    const after = ["a weekly go", "b weekly go", "c weekly go"];
    expect(slugsAfter(cup(GAMES.one), cup(GAMES.two))).toEqual(after);
    expect(slugsAfter(cup(GAMES.two).slice(0, 2), cup(GAMES.one).slice(2))[2]).toBe(
      "c weekly chess",
    );
    const keys = slugsAfter(cup(GAMES.one), [first, ...before], [first, ...others]);
    expect(keys.every((key) => key.includes(" weekly "))).toBe(true);
  });

  it("when the lists of its first poll differ in game or dates during a correction", () => {
    const [first = {}] = cup({ ...GAMES.two, ...DATES.two });
    const [, ...before] = cup({ ...GAMES.one, ...DATES.one });
    expect(slugsAfter([first, ...before]).every((key) => key.includes(" weekly "))).toBe(true);
  });

  it("when its dates or the starts of its matches are edited", () => {
    const moved = changeAll(cup(DATES.two), { start: "2026-03-14 12:00:00" });
    for (const next of [cup(DATES.two), moved]) {
      const slugs = slugsAfter(cup(DATES.one), next);
      expect(slugs.map((key) => key.split(" ")[1])).toEqual(["weekly", "weekly", "weekly"]);
    }
  });

  it("when the service sends no game", () => {
    const slugs = slugsAfter(cup(GAMES.one), cup({ game: "", game_slug: "" }, ["d", "e", "f"]));
    expect(slugs).toHaveLength(6);
    expect(slugs.every((key) => key.includes(" weekly "))).toBe(true);
  });
});

const keys = (slugs: readonly string[]) => new Set(slugs.map((key) => key.split(" ")[1]));

it("leaves its slug to a tournament whose own slug looks like the new one", () => {
  const real = cup({ slug: "weekly-go", ...GAMES.one }, ["x", "y", "z"]);
  const two = matchesOf(GAME, "two");
  expect(keys(slugsAfter(cup(GAMES.one), [...cup(GAMES.one), ...two, ...real]))).toEqual(
    new Set(["weekly", "weekly-go", "weekly-go-2"]),
  );
  expect(keys(slugsAfter([...cup(GAMES.one), ...two], [...two, ...real]))).toEqual(
    new Set(["weekly", "weekly-go", "weekly-go-chess"]),
  );
});
