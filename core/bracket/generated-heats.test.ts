import { describe, expect, it } from "vitest";
import {
  onlyBracket,
  pollWireLists,
  rankRowsOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import { listHeats, type PlayedHeat, playHeats, timeOfHeat } from "#core/testing/play-heats.ts";
import type { World } from "#core/world/world.ts";

const PLANS = [
  { size: 4, through: 2, matches: 4 },
  { size: 4, through: 2, matches: 8 },
  { size: 4, through: 1, matches: 4 },
  { size: 3, through: 1, matches: 9 },
  { size: 6, through: 3, matches: 4 },
  { size: 5, through: 1, matches: 5 },
  { size: 8, through: 4, matches: 2 },
].flatMap((plan) => [false, true].map((areMixed) => Object.assign({ areMixed }, plan)));

/** Returns the first and the last rank that each contestant shares in the end. */
function ranksOf(heats: readonly PlayedHeat[]): ReadonlyMap<string, readonly [number, number]> {
  const rounds = new Map(
    heats.flatMap(({ contestants, round }) => contestants.map((name) => [name, round] as const)),
  );
  const all = [...rounds.values()];
  const ranks = new Map<string, readonly [number, number]>();
  for (const [name, round] of rounds) {
    const better = all.filter((one) => one > round).length;
    ranks.set(name, [better + 1, all.filter((one) => one >= round).length]);
  }
  heats.at(-1)?.contestants.forEach((name, index) => ranks.set(name, [index + 1, index + 1]));
  return ranks;
}

/** Returns all that a world states and that the end does not confirm. */
function falseClaims(
  world: World,
  heats: readonly PlayedHeat[],
  through: number,
): readonly string[] {
  const ranks = ranksOf(heats);
  const advances = [...world.matches.values()].flatMap((derived) => {
    const { contestants = [] } = heats.find(({ id }) => id === derived.match.id) ?? {};
    return derived.match.entries.flatMap(({ name }, index) => {
      const right = contestants.indexOf(name) < through ? "through" : "out";
      const stated = derived.advances?.[index] ?? right;
      return stated === right ? [] : `${derived.code} ${name} ${stated}`;
    });
  });
  const rows = rankRowsOf(world).flatMap(({ contestant, from, to }) => {
    const [best, worst] = ranks.get(contestant.name) ?? [0, 0];
    return from <= best && worst <= to ? [] : `${contestant.name} ${from}-${to}`;
  });
  return [...advances, ...rows, ...onlyBracket(world).issues.map(({ code }) => code)];
}

describe("generated heats", () => {
  const random = createSampleRandom();

  it.each(PLANS)("claim nothing false at any moment of %j", (plan) => {
    const heats = playHeats(plan, random);
    for (const areListed of [true, false]) {
      for (let ended = 0; ended <= heats.length; ended += 1) {
        const at = timeOfHeat(heats, ended);
        const world = worldOf(pollWireLists(listHeats(heats, ended, areListed), at), at);
        const champion = ended === heats.length ? heats.at(-1)?.contestants[0] : undefined;
        expect(onlyBracket(world).champion?.name).toBe(champion);
        expect(falseClaims(world, heats, plan.through)).toEqual([]);
      }
    }
  });

  it.each(PLANS)("rank everyone once the last match of %j has ended", (plan) => {
    const heats = playHeats(plan, random);
    const at = timeOfHeat(heats, heats.length);
    const world = worldOf(pollWireLists(listHeats(heats, heats.length, true), at), at);
    const ranks = rankRowsOf(world).map(
      ({ contestant, from, to }) => [contestant.name, [from, to]] as const,
    );
    expect(new Map(ranks)).toEqual(ranksOf(heats));
  });

  it("are shown by later rounds if the sizes of rounds are powers of two", () => {
    const plan = { size: 6, through: 3, matches: 4, areMixed: false };
    const heats = playHeats(plan, random);
    const sizes = ["32", "16", "8"];
    const wire = listHeats(heats, heats.length, true).ended.map((match, index) =>
      Object.assign({}, match, { round_of: sizes[heats[index]?.round ?? 0] }),
    );
    const world = worldOfFile(wire);
    expect(onlyBracket(world).champion?.name).toBe(heats.at(-1)?.contestants[0]);
    expect(falseClaims(world, heats, plan.through)).toEqual([]);
    expect([...world.matches.values()].flatMap(({ advances = [] }) => advances)).not.toContain(
      null,
    );
  });
});
