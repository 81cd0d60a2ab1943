import { groupBy } from "#core/lib/collections.ts";
import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import { type HeldKind, type Hold, isInScope } from "#core/model/hold.ts";
import { LOSS_RULES } from "./losses.ts";

/** A match in a poll, with its losses. */
export interface MatchWithLosses {
  readonly key: SiteKey;
  readonly list: ListName;
  readonly site: string;
  readonly tournament: SiteKey;
  /** True if viewers may not see its tournament. */
  readonly isHidden: boolean;
  /** Its losses: `matches` if it disappeared without a known reason, else its lost content. */
  readonly losses: readonly HeldKind[];
  /** Those of `losses` that do not count towards a hold's threshold (see `findUncountedLosses`). */
  readonly uncounted: readonly HeldKind[];
  /** Kinds of content it can lose; empty if it is in no list. */
  readonly has: readonly HeldKind[];
}

/** Times of the poll, and the holds before it. `dataAt` is the time of the previous poll. */
export interface HoldTimes {
  readonly at: Instant;
  readonly dataAt: Instant;
  readonly before: readonly Hold[];
}

/** The loss of a match that is in no list any more. */
const MISSING = "matches";

/** One kind of loss with the matches it can affect. */
interface LossCheck {
  readonly lost: Hold["lost"];
  readonly list: ListName | null;
  readonly minimum: number;
  readonly all: readonly MatchWithLosses[];
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

/** The upcoming list may end with an unneeded bracket reset, so one match may disappear. */
const LEAST_MISSING: Readonly<Record<ListName, number>> = { upcoming: 2, ended: 1 };

/**
 * Finds the losses that one poll cannot explain: more than half of the matches of a list, site or
 * tournament, or at least three and more than a fifth. One hold per loss with the widest scope: a
 * loss in several sites is one of the list, a loss in several tournaments one of their site. Public
 * and hidden matches are judged separately.
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
        const lost = all.filter(({ losses }) => losses.includes(check.lost));
        const counted = lost.filter(({ uncounted }) => !uncounted.includes(check.lost));
        const outOf = all.length - (lost.length - counted.length);
        if (!isTooMuch(counted.length, outOf, check.minimum)) continue;
        const parts = new Set(counted.map(level.partOf)).size;
        if (parts === 1 && new Set(all.map(level.partOf)).size > 1) continue;
        holds.push(holdOf(check, level, scope, all, lost.length, times));
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
  const byList = groupBy(matches, ({ list }) => list);
  const kinds = new Set(matches.flatMap(({ losses }) => losses.filter((kind) => kind !== MISSING)));
  return [
    ...Array.from(byList, ([list, all]): LossCheck => {
      return {
        lost: MISSING,
        list,
        all,
        minimum: LEAST_MISSING[list],
        levels: [EVERYWHERE, BY_SITE],
      };
    }),
    { lost: MISSING, list: null, all: matches, minimum: 1, levels: [BY_TOURNAMENT] },
    ...Array.from(kinds, (kind): LossCheck => {
      const all = matches.filter(({ has }) => has.includes(kind));
      const { minimum } = LOSS_RULES[kind];
      return { lost: kind, list: null, all, minimum, levels: [EVERYWHERE, BY_SITE, BY_TOURNAMENT] };
    }),
  ];
}

/** Returns whether a hold already covers this match's loss. */
function isAbout(hold: Hold, match: MatchWithLosses): boolean {
  const isInList =
    hold.list === null || (match.losses.includes(MISSING) && hold.list === match.list);
  return isInList && isInScope(hold, match);
}

function holdOf(
  { lost, list }: LossCheck,
  level: Level,
  scope: string,
  all: readonly MatchWithLosses[],
  count: number,
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
    // Added once it is known which matches it keeps.
    tournaments: [],
    count,
    of: all.length,
  };
}
