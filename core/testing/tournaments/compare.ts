/**
 * Formats brackets, standings and contestants of a world for comparison with a written tournament.
 */
import { contestantKey } from "#core/model/contestant-key.ts";
import { findPossibleNextMatches } from "#core/contestants/possible-next-matches.ts";
import { findContestantResult } from "#core/match/appearance.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import type { KnownFrom, WrittenTournament } from "./written.ts";
import { nameAt, namesOf, parseWrittenPlace } from "./written-wire.ts";

/** Returns the podium of each bracket. */
export function getDerivedPodiums({ tournaments }: World): unknown {
  return [...tournaments.values()].flatMap(({ brackets }) =>
    brackets.map(({ champion, runnerUp, third, resetPlayed, complete }) => ({
      champion: champion?.name ?? null,
      runnerUp: runnerUp?.name ?? null,
      third: third?.name ?? null,
      resetPlayed,
      complete,
    })),
  );
}

/** Returns the true podium at a minute. */
export function getTruePodiumAt(minute: number, tournament: WrittenTournament): unknown {
  const { kind, truth } = tournament;
  if (kind === "none") return [];
  const nameIfKnown = (fact: KnownFrom | undefined): string | null =>
    fact === undefined || minute < fact[1] ? null : nameAt(fact[0], minute, tournament);
  return [
    {
      champion: nameIfKnown(truth.champion),
      runnerUp: nameIfKnown(truth.runnerUp),
      third: nameIfKnown(truth.third),
      resetPlayed: minute >= (truth.resetPlayed ?? Infinity),
      complete: minute >= (truth.complete ?? Infinity),
    },
  ];
}

/** Returns the standings of all groups. */
export function getDerivedStandings({ groups }: World): unknown {
  return Object.fromEntries(
    [...groups.values()].map(({ id, kind, standings }) => {
      const lines = standings.map((line) => {
        const { position, tied, contestant, played, won, drawn, lost, points } = line;
        const goals = `${line.scoreFor}:${line.scoreAgainst}`;
        const place = `${position}${tied ? "=" : ""}`;
        return `${place} ${contestant.name} ${played} ${won}-${drawn}-${lost} ${goals} ${points}`;
      });
      return [id, { kind, lines }];
    }),
  );
}

/** Returns the written standings for a minute; after it, the latest earlier ones. */
export function getTrueStandingsAt(
  minute: number,
  { truth }: WrittenTournament,
): Record<string, unknown> {
  const tables = (truth.tables ?? []).filter(
    ({ at, group }, _, all) =>
      at === minute ||
      (minute > at && !all.some((other) => other.group === group && other.at > at)),
  );
  return Object.fromEntries(tables.map(({ group, kind, lines }) => [group, { kind, lines }]));
}

/** Returns round and row (or group) by match id. */
export function getDerivedPlaces({ tournaments, groups }: World): unknown {
  const [view] = tournaments.values();
  const rounds = (view?.brackets ?? []).flatMap((bracket) => bracket.rounds);
  return Object.fromEntries([
    ...rounds.flatMap(({ places }) =>
      places.flatMap(({ match, round, row }) =>
        match === null ? [] : [[match.split("/")[1], `${round}#${row}`]],
      ),
    ),
    ...[...groups.values()].flatMap(({ id, matches }) =>
      matches.map((key) => [key.split("/")[1], `group ${id}`]),
    ),
  ]);
}

/** Returns the true round and row (or group) by match id. */
export function getTruePlaces(tournament: WrittenTournament): unknown {
  return Object.fromEntries(
    tournament.matches.map((match) => {
      const { round, row, isInGroup } = parseWrittenPlace(match, tournament);
      return [match[0], isInGroup ? `group ${round}` : `${round}#${row}`];
    }),
  );
}

/** Returns `NAME winner of ID` or `NAME loser of ID` for contestants with a feeder, by match id. */
export function formatDerivedFeeders(world: World, { kind }: WrittenTournament): unknown {
  if (kind === "swiss") return {};
  return feedersBy([...world.matches.values()], ({ match, slots }) => [
    match.id,
    slots.flatMap(({ entry, source }) =>
      entry === null || !("of" in source) || source.of.match === null
        ? []
        : [`${match.entries[entry]?.name} ${source.type} of ${source.of.match.split("/")[1]}`],
    ),
  ]);
}

/** Returns the true values for `formatDerivedFeeders`. */
export function formatTrueFeeders(tournament: WrittenTournament): unknown {
  const { kind, matches } = tournament;
  if (kind === "swiss") return {};
  const inBracket = matches.filter((match) => !parseWrittenPlace(match, tournament).isInGroup);
  return feedersBy(inBracket, (match) => [
    match[0],
    namesOf(match).flatMap((name) => {
      const before = inBracket
        .filter((other) => other[3] <= match[2] && other[0] !== match[0])
        .filter((other) => namesOf(other).includes(name))
        .toSorted((a, b) => a[3] - b[3])
        .at(-1);
      if (before === undefined) return [];
      const finalName = nameAt(name, tournament.end, tournament);
      return [`${finalName} ${before[5] === name ? "winner" : "loser"} of ${before[0]}`];
    }),
  ]);
}

function feedersBy<T>(
  matches: readonly T[],
  read: (match: T) => [id: string, feeders: readonly string[]],
): unknown {
  const all = matches.map(read).filter(([, feeders]) => feeders.length > 0);
  return Object.fromEntries(all.map(([id, feeders]) => [id, feeders.toSorted()]));
}

/** Returns the results of the contestants with a written record, by name. */
export function getDerivedRecords(world: World, { truth }: WrittenTournament): unknown {
  return Object.fromEntries(
    Object.keys(truth.records).map((name) => {
      const { key, matches } = contestantOf(world, name);
      return [name, matches.map((id) => recordIn(world.matches.get(id), key))];
    }),
  );
}

function recordIn(derived: DerivedMatch | undefined, key: string): string {
  if (derived === undefined) return "unknown";
  const index = derived.match.entries.findIndex((entry) => entry.key === key);
  const entry = derived.match.entries[index];
  const result = entry === undefined ? null : findContestantResult({ derived, index, entry });
  const other = derived.status.by === "bye" ? "bye" : "untold";
  return `${derived.match.id} ${result ?? other}`;
}

/** Returns the code of the first bracket match of each group contestant who advanced, by name. */
export function getDerivedFirstBracketCodes({ groups }: World): unknown {
  const lines = [...groups.values()].flatMap(({ standings }) => standings);
  return Object.fromEntries(
    lines.flatMap(({ contestant, wentTo }) =>
      wentTo === null ? [] : [[contestant.name, wentTo.code]],
    ),
  );
}

function contestantOf(world: World, name: string): Contestant {
  const contestant = world.contestants.get(contestantKey("osu", name));
  if (contestant === undefined) throw new Error(`The world has no contestant named ${name}.`);
  return contestant;
}

/** Returns the expected next matches of contestants at a minute, as texts. */
export function formatTrueNextMatchesAt(
  minute: number,
  { truth }: WrittenTournament,
): readonly string[] {
  return truth.next.filter(({ at }) => at === minute).map(({ says }) => says);
}

/** Returns the same texts as `formatTrueNextMatchesAt`, derived from a world. */
export function formatDerivedNextMatchesAt(
  world: World,
  minute: number,
  tournament: WrittenTournament,
): readonly string[] {
  return formatTrueNextMatchesAt(minute, tournament).map((says) => {
    const [name = ""] = says.split(":");
    const contestant = contestantOf(world, name);
    const steps = findPossibleNextMatches(contestant, world).map(({ onWin, code, opponents }) => {
      const names = opponents.map((opponent) => opponent.name).join(", ");
      return `; ${onWin ? "win" : "loss"}: ${code}${names === "" ? "" : ` v ${names}`}`;
    });
    return `${name}: ${contestant.next?.split("/")[1]}${steps.join("")}`;
  });
}
