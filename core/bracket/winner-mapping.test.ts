import { describe, expect, it } from "vitest";
import { matchOf, onlyBracket, rankRowsOf, sourcesOf, worldOfFile } from "#core/testing/derive.ts";
import { changeAll, wireSingleMatches } from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { World } from "#core/world/world.ts";

/** Creates matches of a bracket of `size`. */
const matchesIn = (size: string, ...texts: readonly string[]): readonly Wire[] =>
  changeAll(wireSingleMatches(...texts), { bracket: wireBracket({ size }) });

function targetsOf(world: World, ids: readonly string[]): readonly (string | null)[] {
  return ids.map((id) => matchOf(world, id).winnerTo?.code ?? null);
}

function permutationsOf<T>(values: readonly T[]): readonly (readonly T[])[] {
  if (values.length === 0) return [[]];
  return values.flatMap((first, index) =>
    permutationsOf(values.toSpliced(index, 1)).map((rest) => [first].concat(rest)),
  );
}

/** Draws the winners of four places again: the last `byes` ones are not listed. */
function draw(order: readonly number[], filled: number, byes: number): readonly Wire[] {
  const size = `${8 - byes}`;
  const first = [0, 1, 2, 3]
    .slice(0, 4 - byes)
    .map((index) => `${index + 1}: ro8#${index + 1} W${index} 2 v L${index} 0`);
  const isIn = (slot: number): boolean => Math.floor(filled / 2 ** slot) % 2 === 1;
  const semifinals = [0, 1].map((match) => {
    const slots = [2 * match, 2 * match + 1].filter(isIn);
    const sides = slots.map((slot) => `W${order[slot]}`).join(" v ");
    return `${5 + match}: ro4#${match + 1} ${sides} ?`;
  });
  return matchesIn(size, ...first, ...semifinals);
}

/** Returns open slots whose winner plays elsewhere, and links to matches without room. */
function findFalsePromises({ rounds }: Bracket, world: World): readonly string[] {
  const places = rounds.flatMap((round) => round.places);
  const matchAt = (key: string | null) => world.matches.get(key ?? "")?.match;
  const winnerOf = (key: string | null): string | undefined => {
    const derived = world.matches.get(key ?? "");
    return derived?.match.entries[derived.outcome.winner ?? -1]?.name;
  };
  const plays = new Set(
    (rounds[1]?.places ?? []).flatMap(
      ({ match }) => matchAt(match)?.entries.map(({ name }) => name) ?? [],
    ),
  );
  const slots = places.flatMap(({ code, slots: own }) =>
    own.flatMap(({ entry, source }) => {
      if (source.type !== "winner") return [];
      const winner = winnerOf(source.of.match);
      const isFalse = winner !== undefined && (entry === null ? plays.has(winner) : false);
      return isFalse ? [`${code} promises ${winner}`] : [];
    }),
  );
  const links = (rounds[0]?.places ?? []).flatMap(({ code, match, winnerTo }) => {
    const entries = matchAt(winnerTo?.match ?? null)?.entries ?? [];
    const isThere = entries.some(({ name }) => name === winnerOf(match));
    return match !== null && entries.length === 2 && !isThere
      ? [`${code} leads to a full match`]
      : [];
  });
  return [...slots, ...links];
}

describe("the matches that winners go to", () => {
  const quarterfinals = "ro8#1 Cai 2 v Fay 1, ro8#2 Dag 2 v Eve 0";

  it("are unknown when two winners would come to one open slot", () => {
    const world = worldOfFile(matchesIn("6", quarterfinals, "ro4#1 Aino ?, ro4#2 Bo ?"));
    expect(targetsOf(world, ["1", "2"])).toEqual([null, null]);
    expect(sourcesOf(world, "3")).toEqual(["seed", "unknown"]);
    expect(sourcesOf(world, "4")).toEqual(["seed", "unknown"]);
    const rows = rankRowsOf(world);
    const ranks = rows.map(({ from, to, contestant }) => `${from}-${to} ${contestant.name}`);
    expect(ranks).toEqual(["1-4 Aino", "1-4 Bo", "1-4 Cai", "1-4 Dag", "5-6 Eve", "5-6 Fay"]);
  });

  it("are known once one of the winners is in their match", () => {
    const world = worldOfFile(matchesIn("6", quarterfinals, "ro4#1 Aino v Dag ?, ro4#2 Bo ?"));
    expect(targetsOf(world, ["1", "2"])).toEqual(["SF-2", "SF-1"]);
    expect(sourcesOf(world, "4")).toEqual(["winner QF-1", "seed"]);
  });

  it("are those with room when a round is seeded again", () => {
    const first =
      "ro8#1 Aino 0 v Hal 2, ro8#2 Dag 2 v Eve 0, ro8#3 Bo 2 v Gus 0, ro8#4 Cai 0 v Fay 2";
    const world = worldOfFile(matchesIn("8", first, "ro4#1 Bo v Hal ?, ro4#2 ?"));
    expect(targetsOf(world, ["1", "2", "3", "4"])).toEqual(["SF-1", "SF-2", "SF-1", "SF-2"]);
    expect(sourcesOf(world, "5")).toEqual(["winner QF-3", "winner QF-1"]);
    expect(sourcesOf(world, "6")).toEqual(["winner QF-2", "winner QF-4"]);
  });

  it("are those of the rows when a name that never played is in the slot of a winner", () => {
    const world = worldOfFile(
      matchesIn("4", "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0, ro2#1 Aino v Caius ?"),
    );
    expect(targetsOf(world, ["1", "2"])).toEqual(["F", "F"]);
  });

  it("include none that cannot exist when the service counts those who are left", () => {
    const texts =
      "ro5#1 Aino 2 v Bo 0, ro5#2 Cai 2 v Dag 0, ro3#1 Aino 2 v Cai 1, ro2#1 Aino v Eve ?";
    const world = worldOfFile(matchesIn("5", texts));
    expect(sourcesOf(world, "4")).toEqual(["winner SF-1", "seed"]);
    expect(onlyBracket(world).rounds[1]?.places.map(({ bye }) => bye)).toEqual([false, true]);
  });
});

describe("a round that is drawn again", () => {
  // All orders of the winners, and all subsets of the slots that are filled.
  const orders = permutationsOf([0, 1, 2, 3]);
  const cases = orders.flatMap((order) =>
    [...Array(16).keys()].map((filled) => ({ order, filled })),
  );

  it.each([0, 2])("promises no winner who plays elsewhere, with %i byes", (byes) => {
    const wrong: string[] = [];
    for (const { order, filled } of cases) {
      const world = worldOfFile(draw(order, filled, byes));
      wrong.push(
        ...findFalsePromises(onlyBracket(world), world).map(
          (one) => `${order.join("")} ${filled}: ${one}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });
});
