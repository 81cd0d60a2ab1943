import { groupBy } from "#core/lib/collections.ts";
import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import { covers, type Hold } from "#core/model/hold.ts";
import type { LossKind } from "#core/model/loss-kinds.ts";
import { LEAST_LOST } from "./losses.ts";

/** A match in a poll, and what it has lost. */
export interface Checked {
  readonly key: SiteKey;
  readonly list: ListName;
  readonly site: string;
  readonly tournament: SiteKey;
  /** True if viewers may not see it. */
  readonly isHidden: boolean;
  /** True if it is in no list although it was. */
  readonly isMissing: boolean;
  /** What it lost of its content. */
  readonly losses: readonly LossKind[];
  /** Those of its losses that one or two polls can explain; see `recentLossesOf`. */
  readonly recent: readonly LossKind[];
  /** What it has to lose. */
  readonly has: readonly LossKind[];
}

/** Times of the poll, and the holds before it. */
export interface HoldTimes {
  readonly at: Instant;
  readonly dataAt: Instant;
  readonly before: readonly Hold[];
}

/** One kind of loss: which matches can have it, and which do. */
interface Question {
  readonly lost: Hold["lost"];
  readonly list: ListName | null;
  readonly least: number;
  readonly all: readonly Checked[];
  readonly isLost: (match: Checked) => boolean;
  /** Returns whether its loss is held with others but is no reason for a hold. */
  readonly isRecent: (match: Checked) => boolean;
  /** Narrowest scope to look at first. */
  readonly levels: readonly Level[];
}

interface Level {
  readonly scopeOf: (match: Checked) => string;
  readonly partOf: (match: Checked) => string;
}

const EVERYWHERE: Level = { scopeOf: () => "", partOf: ({ site }) => site };
const BY_SITE: Level = { scopeOf: ({ site }) => site, partOf: ({ tournament }) => tournament };
const BY_TOURNAMENT: Level = {
  scopeOf: ({ tournament }) => tournament,
  partOf: ({ tournament }) => tournament,
};

/** A reset that nobody needs may leave an otherwise empty list of upcoming matches. */
const LEAST_MISSING: Readonly<Record<ListName, number>> = { upcoming: 2, ended: 1 };

/**
 * Finds the losses that one poll cannot explain: more than half of a list, a site or a tournament, or
 * at least three and more than a fifth. A loss of several sites is one of the list, a loss of several
 * tournaments one of their site. Contestants whom fewer than three polls have shown are no reason
 * for a hold, but are held with others. Public and hidden matches are judged apart.
 *
 * @returns A hold for each, without matches whose loss is small.
 */
export function findHolds(matches: readonly Checked[], times: HoldTimes): readonly Hold[] {
  return [false, true].flatMap((isHidden) =>
    findHoldsOfPart(
      matches.filter((match) => match.isHidden === isHidden),
      times,
    ),
  );
}

function findHoldsOfPart(matches: readonly Checked[], times: HoldTimes): readonly Hold[] {
  const found: Hold[] = [];
  for (const question of questionsOf(matches)) {
    const holds: Hold[] = [];
    const isKnown = (match: Checked): boolean =>
      [...holds, ...found].some((hold) => isSame(hold, question) && isAbout(hold, match));
    for (const level of question.levels) {
      const open = question.all.filter((match) => !isKnown(match));
      for (const [scope, all] of groupBy(open, level.scopeOf)) {
        const lost = all.filter(question.isLost);
        const counted = lost.filter((match) => !question.isRecent(match));
        const outOf = all.length - (lost.length - counted.length);
        if (!isTooMuch(counted.length, outOf, question.least)) continue;
        const parts = new Set(counted.map(level.partOf)).size;
        if (parts === 1 && new Set(all.map(level.partOf)).size > 1) continue;
        holds.push(holdOf(question, level, scope, all, times));
      }
    }
    found.push(...holds);
  }
  return found;
}

function isTooMuch(lost: number, all: number, least: number): boolean {
  return lost >= least && (lost * 2 > all || (lost >= 3 && lost * 5 > all));
}

function questionsOf(matches: readonly Checked[]): readonly Question[] {
  const isMissing = ({ isMissing: missing }: Checked): boolean => missing;
  const missing = { lost: "matches", isLost: isMissing, isRecent: () => false } as const;
  const byList = groupBy(matches, ({ list }) => list);
  const kinds = new Set(matches.flatMap(({ losses }) => losses));
  return [
    ...Array.from(byList, ([list, all]) => ({
      ...missing,
      list,
      all,
      least: LEAST_MISSING[list],
      levels: [EVERYWHERE, BY_SITE],
    })),
    { ...missing, list: null, all: matches, least: 1, levels: [BY_TOURNAMENT] },
    ...Array.from(kinds, (kind) => ({
      lost: kind,
      list: null,
      least: LEAST_LOST[kind],
      all: matches.filter((match) => !match.isMissing && match.has.includes(kind)),
      isLost: ({ losses }: Checked) => losses.includes(kind),
      isRecent: ({ recent }: Checked) => recent.includes(kind),
      levels: [EVERYWHERE, BY_SITE, BY_TOURNAMENT],
    })),
  ];
}

function isSame(hold: Hold, { lost }: Question): boolean {
  return hold.lost === lost;
}

/** Returns whether a hold already tells of this match's loss. */
function isAbout(hold: Hold, match: Checked): boolean {
  const isInList = hold.list === null || (match.isMissing && hold.list === match.list);
  return isInList && covers(hold, match);
}

function holdOf(
  { lost, list, isLost }: Question,
  level: Level,
  scope: string,
  all: readonly Checked[],
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
