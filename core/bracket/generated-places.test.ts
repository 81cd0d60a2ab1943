/** Events of series, legs and replays, at all moments. */
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import { eliminationTree } from "#core/simulation/elimination-tree.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

const START = Date.UTC(2026, 2, 7, 10);

/** Returns a match that starts this number of hours after the event; open without scores. */
function game(place: string, text: string, at: number): Wire {
  const start = new Date(START + at * HOUR).toISOString().slice(0, 19).replace("T", " ");
  const locked = /\d/.test(text) ? "1" : "0";
  const bracket = wireBracket({ size: "4" });
  return wireSingleMatch(`${place}${at}`.replaceAll(/\D/g, ""), place, text, {
    best_of: "1",
    bracket,
    start,
    locked,
  });
}

type Format = "on need" | "best of 3" | "best of 5" | "legs" | "replays";

/** A match of a place as it is played: number of hours after the start, contestants and scores. */
interface Played {
  readonly at: number;
  readonly text: string;
}

interface PlayedPlace {
  readonly place: string;
  readonly winner: string;
  readonly sides: readonly [string, string];
  readonly played: readonly Played[];
  /** Starts of games that are listed in advance, and not needed. */
  readonly unneeded: readonly number[];
}

const random = createSampleRandom();
const tree = eliminationTree("single", 4, { bronze: false, dropOrder: (row) => row });
const integer = (count: number): number => Math.floor(random() * count);
/** Hours between two places, which is more than any of them takes. */
const SPAN = 6;

const win = () => [20 + integer(30), integer(20)] as const;
const loss = () => [integer(20), 20 + integer(60)] as const;

/** Returns the scores of a place, each for the winner and the loser of the place. */
function playScores(format: Format): readonly (readonly [number, number])[] {
  switch (format) {
    case "legs":
      return random() < 0.5
        ? [
            [1, 2],
            [3, 1],
          ]
        : [
            [2, 0],
            [1, 1],
          ];
    case "replays":
      return random() < 0.5 ? [win()] : [[7, 7], win()];
    case "on need":
    case "best of 3":
    case "best of 5": {
      const needed = format === "best of 5" ? 3 : 2;
      const lost = integer(needed);
      const before = Array.from({ length: needed - 1 + lost }, (_, index) => index < lost);
      return [
        ...before.toSorted(() => random() - 0.5).map((isLost) => (isLost ? loss() : win())),
        win(),
      ];
    }
  }
}

function playEvent(format: Format): readonly PlayedPlace[] {
  const winners = new Map<string, string>();
  return tree.map(({ place, sources }, index) => {
    const [a = "", b = ""] = sources.map((source) =>
      source.type === "seed"
        ? `Team ${"ABCD"[source.seed - 1]}`
        : must(winners.get(source.of), "feeders come first"),
    );
    const [winner, loser] = random() < 0.5 ? [a, b] : [b, a];
    winners.set(place, winner);
    const played = playScores(format).map(([own, other], number): Played => {
      const isAway = format === "legs" && number === 1;
      const text = isAway
        ? `${loser} ${other} v ${winner} ${own}`
        : `${winner} ${own} v ${loser} ${other}`;
      return { at: SPAN * index + number, text };
    });
    const listed = { "best of 3": 3, "best of 5": 5, legs: 2, replays: 0, "on need": 0 }[format];
    const unneeded = Array.from({ length: Math.max(listed - played.length, 0) }, (_, more) => {
      return SPAN * index + played.length + more;
    });
    return { place, winner, sides: [winner, loser], played, unneeded };
  });
}

/**
 * Returns what a service lists this number of hours after the start: all games that are planned for a
 * place, or the next one once the one before has ended.
 */
function listAt(format: Format, event: readonly PlayedPlace[], hour: number): readonly Wire[] {
  const isPlanned = format === "best of 3" || format === "best of 5" || format === "legs";
  return event
    .filter((_, index) => SPAN * index <= hour)
    .flatMap(({ place, sides, played, unneeded }) => {
      const next = played.findIndex(({ at }) => at > hour);
      const listed = isPlanned || next < 0 ? played : played.slice(0, next + 1);
      const open = sides.join(" v ");
      const all = listed.map(({ at, text }) => game(place, at <= hour ? text : open, at));
      return all.concat(unneeded.map((at) => game(place, open, at)));
    });
}

/** Returns the winner of each place, and the champion, as far as they are known. */
function findWinners(world: World): ReadonlyMap<string, string> {
  const { rounds, champion } = onlyBracket(world);
  const winners = rounds.flatMap(({ places }) =>
    places.flatMap(({ place, match: key }): readonly (readonly [string, string])[] => {
      const derived = world.matches.get(key ?? "");
      const winner = derived?.match.entries[derived.outcome.winner ?? -1]?.name;
      return winner === undefined ? [] : [[place, winner]];
    }),
  );
  return new Map(champion === null ? winners : [...winners, ["champion", champion.name]]);
}

it.each<[Format, number]>([
  ["on need", 2],
  ["best of 3", 2],
  ["best of 5", 2],
  ["legs", 0],
  ["replays", 3],
])(
  "names nobody who did not win, at any moment of an event that is played as %s",
  (format, least) => {
    let known = 0;
    for (let count = 0; count < 3; count += 1) {
      const event = playEvent(format);
      const truth = new Map(event.map(({ place, winner }) => [place, winner]));
      truth.set("champion", must(event.at(-1), "an event has a final").winner);
      for (let hour = 0; hour <= SPAN * event.length; hour += 1) {
        const world = worldOfFile(listAt(format, event, hour), START + (hour + 0.5) * HOUR);
        const winners = findWinners(world);
        expect([...winners].filter(([place, name]) => truth.get(place) !== name)).toEqual([]);
        if (hour === SPAN * event.length && winners.has("champion")) known += 1;
      }
    }
    expect(known).toBeGreaterThanOrEqual(least);
  },
);
