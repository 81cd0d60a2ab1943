import { groupBy } from "#core/lib/collections.ts";
import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import { isTournamentHeld, type Hold } from "#core/model/hold.ts";
import type { LossKind } from "#core/model/hold.ts";
import { LOSS_RULES } from "./losses.ts";

/** A match in a poll, with its losses. */
export interface MatchWithLosses {
  readonly key: SiteKey;
  readonly list: ListName;
  readonly site: string;
  readonly tournament: SiteKey;
  /** True if viewers may not see its tournament. */
  readonly isHidden: boolean;
  /** True if it disappeared from its list and the list's limit does not explain it. */
  readonly isMissing: boolean;
  /** Its lost content; empty if it is missing. */
  readonly losses: readonly LossKind[];
  /**
   * Those of `losses` that do not count towards the threshold of a hold: contestants that left
   * before they were confirmed (see `findUnconfirmedLosses`).
   */
  readonly unconfirmedLosses: readonly LossKind[];
  /** Kinds of content it can lose. */
  readonly has: readonly LossKind[];
}

/** Times of the poll, and the holds before it. `dataAt` is the time of the previous poll. */
export interface HoldTimes {
  readonly at: Instant;
  readonly dataAt: Instant;
  readonly before: readonly Hold[];
}

/** One kind of loss with the matches it can affect. */
interface LossCheck {
  readonly lost: Hold["lost"];
  readonly list: ListName | null;
  readonly minimum: number;
  readonly all: readonly MatchWithLosses[];
  readonly isLost: (match: MatchWithLosses) => boolean;
  /** Returns whether its loss is included in a hold but does not count towards its threshold. */
  readonly isUnconfirmed: (match: MatchWithLosses) => boolean;
  /** Scopes in the order in which they are checked. */
  readonly levels: readonly Level[];
}

interface Level {
  readonly scopeOf: (match: MatchWithLosses) => string;
  readonly partOf: (match: MatchWithLosses) => string;
}

const EVERYWHERE: Level = { scopeOf: () => "", partOf: ({ site }) => site };
const BY_SITE: Level = { scopeOf: ({ site }) => site, partOf: ({ tournament }) => tournament };
const BY_TOURNAMENT: Level = {
  scopeOf: ({ tournament }) => tournament,
  partOf: ({ tournament }) => tournament,
};

/**
 * The upcoming list may end with a bracket reset that is not needed, so one match may disappear.
 */
const LEAST_MISSING: Readonly<Record<ListName, number>> = { upcoming: 2, ended: 1 };

/**
 * Finds the losses that one poll cannot explain: more than half of the matches of a list, site or
 * tournament, or at least three and more than a fifth. The widest scope is used: a loss in
 * several sites is one of the list, a loss in several tournaments one of their site. Public and
 * hidden matches are judged separately.
 *
 * @returns One hold per loss. Losses below the threshold have none.
 */
export function findHolds(matches: readonly MatchWithLosses[], times: HoldTimes): readonly Hold[] {
  return [false, true].flatMap((isHidden) =>
    findHoldsOfPart(
      matches.filter((match) => match.isHidden === isHidden),
      times,
    ),
  );
}

function findHoldsOfPart(matches: readonly MatchWithLosses[], times: HoldTimes): readonly Hold[] {
  const found: Hold[] = [];
  for (const check of lossChecksOf(matches)) {
    const holds: Hold[] = [];
    const isKnown = (match: MatchWithLosses): boolean =>
      [...holds, ...found].some((hold) => hold.lost === check.lost && isAbout(hold, match));
    for (const level of check.levels) {
      const open = check.all.filter((match) => !isKnown(match));
      for (const [scope, all] of groupBy(open, level.scopeOf)) {
        const lost = all.filter(check.isLost);
        const counted = lost.filter((match) => !check.isUnconfirmed(match));
        const outOf = all.length - (lost.length - counted.length);
        if (!isTooMuch(counted.length, outOf, check.minimum)) continue;
        const parts = new Set(counted.map(level.partOf)).size;
        if (parts === 1 && new Set(all.map(level.partOf)).size > 1) continue;
        holds.push(holdOf(check, level, scope, all, times));
      }
    }
    found.push(...holds);
  }
  return found;
}

function isTooMuch(lost: number, all: number, minimum: number): boolean {
  return lost >= minimum && (lost * 2 > all || (lost >= 3 && lost * 5 > all));
}

function lossChecksOf(matches: readonly MatchWithLosses[]): readonly LossCheck[] {
  const isMissing = ({ isMissing: missing }: MatchWithLosses): boolean => missing;
  const missing = { lost: "matches", isLost: isMissing, isUnconfirmed: () => false } as const;
  const byList = groupBy(matches, ({ list }) => list);
  const kinds = new Set(matches.flatMap(({ losses }) => losses));
  return [
    ...Array.from(byList, ([list, all]) => ({
      ...missing,
      list,
      all,
      minimum: LEAST_MISSING[list],
      levels: [EVERYWHERE, BY_SITE],
    })),
    { ...missing, list: null, all: matches, minimum: 1, levels: [BY_TOURNAMENT] },
    ...Array.from(kinds, (kind) => ({
      lost: kind,
      list: null,
      minimum: LOSS_RULES[kind].minimum,
      all: matches.filter((match) => !match.isMissing && match.has.includes(kind)),
      isLost: ({ losses }: MatchWithLosses) => losses.includes(kind),
      isUnconfirmed: ({ unconfirmedLosses }: MatchWithLosses) => unconfirmedLosses.includes(kind),
      levels: [EVERYWHERE, BY_SITE, BY_TOURNAMENT],
    })),
  ];
}

/** Returns whether a hold already covers this match's loss. */
function isAbout(hold: Hold, match: MatchWithLosses): boolean {
  const isInList = hold.list === null || (match.isMissing && hold.list === match.list);
  return isInList && isTournamentHeld(hold, match);
}

function holdOf(
  { lost, list, isLost }: LossCheck,
  level: Level,
  scope: string,
  all: readonly MatchWithLosses[],
  { at, dataAt, before }: HoldTimes,
): Hold {
  const isHidden = all.some((match) => match.isHidden);
  const parts = [isHidden ? "hidden" : null, lost, list, scope];
  const id = parts.filter((part) => part !== null && part !== "").join(" ");
  const known = before.find((hold) => hold.id === id);
  return {
    id,
    since: known?.since ?? at,
    dataAt: known?.dataAt ?? dataAt,
    lost,
    list,
    site: level === EVERYWHERE ? null : scope.split("/", 1).join(),
    tournament: level === BY_TOURNAMENT ? scope : null,
    isHidden,
    count: all.filter(isLost).length,
    of: all.length,
  };
}
