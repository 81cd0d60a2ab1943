import type { MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import { MINUTE } from "#core/lib/time.ts";
import { foldName } from "#core/lib/text.ts";
import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";
import { getBracketKey } from "./order-matches.ts";
import type { TimedMatch } from "./timed-match.ts";

/** Contestant or station that two matches cannot share. */
export interface Clash {
  /** `double-booked`: a contestant plays both; `two-on-one`: both are on one station. */
  readonly kind: "double-booked" | "two-on-one";
  /** Key of the other match. */
  readonly other: string;
  /** The contestant who plays both, or the station. */
  readonly name: string;
}

/** A match with something that only one match can have at a time. */
interface Use {
  readonly timed: TimedMatch;
  readonly name: string;
  readonly key: string;
}

/**
 * Finds the matches that cannot be played when listed, by key: as the attention items "two on one"
 * and "overlapping", by listed starts and usual durations. A double booking takes precedence.
 */
export function findClashes(all: readonly TimedMatch[]): ReadonlyMap<string, Clash> {
  const open = all
    .filter(({ match }) => match.state !== "ended" && match.absence === null)
    .toSorted((a, b) => a.listedStart - b.listedStart);
  const found = new Map<string, Clash>();
  addClashes(open.flatMap(listStationUses), "two-on-one", found);
  addClashes(open.flatMap(listContestantUses), "double-booked", found);
  return found;
}

function listStationUses(timed: TimedMatch): readonly Use[] {
  const { station } = timed.match;
  return station === null ? [] : [{ timed, name: station, key: foldName(station) }];
}

function listContestantUses(timed: TimedMatch): readonly Use[] {
  return timed.match.slots.flatMap(({ contestant }) =>
    contestant === null ? [] : [{ timed, name: contestant.name, key: contestant.key }],
  );
}

function addClashes(uses: readonly Use[], kind: Clash["kind"], found: Map<string, Clash>): void {
  for (const own of groupBy(uses, ({ key }) => key).values()) {
    let longest = own[0];
    for (const use of own.slice(1)) {
      const mayBeTwo =
        kind === "double-booked" &&
        longest !== undefined &&
        (areInOneRound(longest, use) || isListedAgain(longest, use));
      if (longest !== undefined && !mayBeTwo && areTogether(longest.timed, use.timed)) {
        const { name } = use;
        found.set(use.timed.match.key, { kind, name, other: longest.timed.match.key });
        found.set(longest.timed.match.key, { kind, name, other: use.timed.match.key });
      }
      if (longest === undefined || listedEnd(use.timed) > listedEnd(longest.timed)) longest = use;
    }
  }
}

/** Returns whether a name is in two places of one round of a bracket: these are two contestants. */
function areInOneRound({ timed: { match: a } }: Use, { timed: { match: b } }: Use): boolean {
  return (
    a.round !== null &&
    a.round.key === b.round?.key &&
    a.code !== b.code &&
    getBracketKey(a) === getBracketKey(b)
  );
}

/** Returns whether two matches have the same contestants and start: one is listed for two stages. */
function isListedAgain({ timed: one }: Use, { timed: other }: Use): boolean {
  return one.listedStart === other.listedStart && contestantsOf(one) === contestantsOf(other);
}

function contestantsOf({ match: { slots } }: TimedMatch): string {
  return JSON.stringify(slots.map(({ contestant }) => contestant?.key ?? "").toSorted());
}

/** Returns whether the later match starts before the earlier one usually ends, or both are live. */
function areTogether(earlier: TimedMatch, later: TimedMatch): boolean {
  if (areFinals(earlier.match, later.match)) return false;
  const areLive = [earlier, later].every(({ match }) => match.state === "live");
  return areLive || later.listedStart < listedEnd(earlier);
}

function listedEnd({ match: { usualMinutes }, listedStart }: TimedMatch): number {
  return listedStart + (usualMinutes === null ? SHORTEST_MATCH : usualMinutes * MINUTE);
}

/** Returns whether the matches are a grand final and its reset, which follow each other. */
function areFinals(one: MatchView, other: MatchView): boolean {
  const rounds = new Set([one.round?.key, other.round?.key]);
  return (
    rounds.has("grand final") &&
    rounds.has("grand final reset") &&
    getBracketKey(one) === getBracketKey(other)
  );
}
