import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import {
  createFormatWire,
  type FormatMatch,
  type IrregularFormat,
  IRREGULAR_FORMATS,
  playFormat,
} from "#core/testing/irregular-formats.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import type { World } from "#core/world/world.ts";

const ALARMS = new Set(["loser-advanced", "winner-dropped", "winner-and-loser", "both-advanced"]);
const WAYS = IRREGULAR_FORMATS.flatMap((format) =>
  Object.keys(format.ways).map((way) => ({ name: `${format.name} sent as ${way}`, format, way })),
);

describe("eliminations that form no tree", () => {
  it.each(WAYS)("claim nothing false at any moment: $name", ({ format, way }) => {
    const faults = new Set<string>();
    const { length } = format.matches;
    const first = (format.usualUntil[way] ?? -1) + 1;
    for (let results = 0; results < 2 ** length; results += length > 6 ? 97 : length > 4 ? 5 : 1) {
      for (let count = 0; count <= length; count += 1) {
        const played = playFormat(format, results, count);
        // Two matches of one pair in one round may be a series: their winner is not known.
        if (way === "rows of the last round" && isRematch(played)) continue;
        for (const areAllListed of count < first ? [true] : [true, false]) {
          const world = worldAt(format, way, played, count, areAllListed);
          for (const fault of findFaults(world, format, played, results)) {
            faults.add(`${count} ${areAllListed ? "all" : "known"}: ${fault}`);
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
  });
});

function isRematch(played: readonly FormatMatch[]): boolean {
  const pairs = played.flatMap(({ sides: [a = null, b = null] }) =>
    a === null || b === null ? [] : [a < b ? `${a} ${b}` : `${b} ${a}`],
  );
  return new Set(pairs).size < pairs.length;
}

function worldAt(
  format: IrregularFormat,
  way: string,
  played: readonly FormatMatch[],
  count: number,
  areAllListed: boolean,
): World {
  const wire = createFormatWire(format, way, played, areAllListed);
  const isOver = ({ locked }: (typeof wire)[number]): boolean => locked === "1";
  const lists = {
    upcoming: wire.filter((match) => !isOver(match)),
    ended: wire.filter(isOver),
  };
  const now = GENERATED_EVENT_START + count * HOUR - 1;
  return worldOf(pollWireLists(lists, now), now);
}

/** Returns what contradicts the true results, or is not known although the data shows it. */
function findFaults(
  world: World,
  format: IrregularFormat,
  played: readonly FormatMatch[],
  results: number,
): readonly string[] {
  const faults: string[] = [];
  const all = playFormat(format, results, format.matches.length);
  const nameOf = (id: string, index: number): string => {
    const match = must(
      all.find((one) => one.id === id),
      "a match of the format",
    );
    return match.sides[index] ?? "";
  };
  const plays = (name: string | undefined, id: string): boolean =>
    played.some((one) => Number(one.id) > Number(id) && one.sides.includes(name ?? ""));
  for (const { match, outcome } of world.matches.values()) {
    const truth = must(
      played.find(({ id }) => id === match.id),
      "a match of the format",
    );
    const winner = outcome.winner === null ? null : match.entries[outcome.winner]?.name;
    const expected = truth.winner === null ? null : truth.sides[truth.winner];
    if (winner !== expected) faults.push(`match ${match.id} won by ${winner}, not ${expected}`);
  }
  for (const { slots, match, code } of world.matches.values()) {
    for (const { entry, source } of slots) {
      if (source.type !== "winner" && source.type !== "loser") continue;
      const from = world.matches.get(source.of.match ?? "");
      const isRepechage = format.matches[Number(match.id) - 1]?.some(
        ({ type }) => type === "beaten",
      );
      if (isRepechage && entry === null) faults.push(`${code} waits for ${source.of.code}`);
      if (from === undefined || from.outcome.winner === null) continue;
      const index = source.type === "winner" ? from.outcome.winner : 1 - from.outcome.winner;
      const name = from.match.entries[index]?.name;
      const isWrong =
        entry === null ? plays(name, from.match.id) : match.entries[entry]?.name !== name;
      if (isWrong) faults.push(`${code} has the ${source.type} of ${source.of.code}`);
    }
  }
  const isOver = played.every(({ winner }) => winner !== null);
  const last = must(all.at(-1), "a format has a final");
  const champion = nameOf(last.id, last.winner ?? 0);
  const [view] = world.tournaments.values();
  for (const bracket of view?.brackets ?? []) {
    const expected = isOver ? champion : null;
    if ((bracket.champion?.name ?? null) !== expected) {
      faults.push(`champion ${bracket.champion?.name}, not ${expected}`);
    }
  }
  for (const { code } of world.issues) if (ALARMS.has(code)) faults.push(code);
  for (const { rows } of view?.rankings ?? []) {
    for (const { contestant, from, to } of rows) {
      const [best, worst] = rankOf(contestant.name, format, all);
      if (from > best || to < worst) faults.push(`rank ${from}-${to}, not ${best}-${worst}`);
      if (isOver && (from !== best || to !== worst)) {
        faults.push(`rank ${from}-${to} at the end, not ${best}-${worst}`);
      }
    }
  }
  return faults;
}

/** Returns the true rank of a contestant at the end. */
function rankOf(
  name: string,
  { ranks, winnerRanks }: IrregularFormat,
  all: readonly FormatMatch[],
): readonly [number, number] {
  const lost = all.findLastIndex(({ sides, winner }) => sides[1 - (winner ?? 0)] === name);
  const last = all.findLastIndex(({ sides }) => sides.includes(name));
  return (last === lost ? ranks[lost] : winnerRanks?.[last]) ?? [1, 1];
}
