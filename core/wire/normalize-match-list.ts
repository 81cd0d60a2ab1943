import { combineComparators, compareText } from "#core/lib/compare.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { createZoneParser } from "#core/lib/zone.ts";
import { compareContests } from "#core/model/compare-contests.ts";
import type { Match, ReceivedIssue } from "#core/model/match.ts";
import { isSameEdition } from "#core/model/same-edition.ts";
import { createContestantParser } from "./named-contestant.ts";
import { createMatchListParser, type MatchListParser, normalizeMatch } from "./normalize-match.ts";

/** A normalized match list; does not depend on the order of the items. */
export interface NormalizedMatchList {
  /** One match per `SITE/ID` and tournament, ordered by key. */
  readonly matches: readonly Match[];
  /** Issues of matches, and the reason for every skipped item; ordered by match and code. */
  readonly issues: readonly ReceivedIssue[];
  /** Number of skipped items. */
  readonly quarantined: number;
  /** The parsed JSON items of `matches`, not sanitized: not safe to store or display. */
  readonly sent: readonly unknown[];
}

interface Candidate {
  readonly match: Match;
  readonly item: unknown;
  readonly issues: readonly ReceivedIssue[];
}

/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
const MATCH_DEPTH = 4;

/** Of items with the same key, the one that is further along is the newer. */
const furtherFirst = combineComparators<Candidate>(
  (a, b) => b.match.entries.length - a.match.entries.length,
  (a, b) => totalScore(b.match) - totalScore(a.match),
  (a, b) => Number(b.match.locked) - Number(a.match.locked),
  (a, b) => compareText(JSON.stringify(a.match), JSON.stringify(b.match)),
);

const byMatchAndCode = combineComparators<ReceivedIssue>(
  (a, b) => compareText(a.match ?? "", b.match ?? ""),
  (a, b) => compareText(a.code, b.code),
  (a, b) => compareText(a.message, b.message),
);

/** Parses the items of a match list. Never throws on data: reports and skips invalid items. */
export type MatchListNormalizer = (items: readonly unknown[]) => NormalizedMatchList;

/**
 * Creates a normalizer for a service with times of an IANA zone; throws RangeError if there is no
 * such zone. It caches times and names, which every response repeats: keep it for as long as a
 * service is polled.
 */
export function createMatchListNormalizer(zone: string): MatchListNormalizer {
  const parseTime = createZoneParser(zone);
  const parseContestant = createContestantParser();
  return (items) => normalizeMatchList(items, createMatchListParser(parseTime, parseContestant));
}

function normalizeMatchList(
  items: readonly unknown[],
  parser: MatchListParser,
): NormalizedMatchList {
  const candidates: Candidate[] = [];
  const issues: ReceivedIssue[] = [];
  for (const item of items) {
    const parsed = normalizeMatch(item, parser);
    if (parsed.match === null) issues.push(...parsed.issues);
    else candidates.push({ match: parsed.match, item, issues: parsed.issues });
  }
  const quarantined = issues.length;
  const matches: Match[] = [];
  const sent: unknown[] = [];
  for (const { match, item, issues: ownIssues } of candidates.sort(byKey)) {
    const previous = findListed(matches, match);
    if (previous === null) {
      matches.push(match);
      sent.push(item);
      for (const issue of ownIssues) issues.push({ ...issue, of: match });
    } else if (!deepEqual(previous, match, MATCH_DEPTH)) {
      issues.push({
        match: match.key,
        code: "duplicate",
        message: "The match is listed twice with different data.",
        of: previous,
      });
    }
  }
  return { matches, issues: issues.sort(byMatchAndCode), quarantined, sent };
}

/** Returns the last match that is the same one; an id may be unique only in its tournament. */
function findListed(matches: readonly Match[], match: Match): Match | null {
  for (let at = matches.length - 1; matches[at]?.key === match.key; at -= 1) {
    const one = matches[at];
    if (one === undefined) break;
    if (isSameEdition(one.tournament, match.tournament)) return one;
    if (compareContests(one, match) === "same") return one;
  }
  return null;
}

function byKey(a: Candidate, b: Candidate): number {
  return compareText(a.match.key, b.match.key) || furtherFirst(a, b);
}

function totalScore(match: Match): number {
  return match.entries.reduce((total, entry) => total + (entry.score ?? 0), 0);
}
