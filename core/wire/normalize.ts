import { combineComparators, compareText } from "#core/lib/collections.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { getZoneParser } from "#core/lib/zone.ts";
import type { Issue, Match, SiteKey } from "#core/model/match.ts";
import { createListReader, normalizeMatch } from "./normalize-match.ts";

export interface NormalizeOptions {
  /** IANA zone of the service's times. */
  readonly zone: string;
}

/** A match list in our own model; the same for any order of its items. */
export interface Normalized {
  /** One per `SITE/ID`, by key. */
  readonly matches: readonly Match[];
  /** What was odd, and every match set aside with its reason, by match and code. */
  readonly issues: readonly Issue[];
  /** How many items were set aside. */
  readonly quarantined: number;
  /** The item each match was read from, as parsed and untouched: not safe to store or to show. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
}

interface Candidate {
  readonly match: Match;
  readonly item: unknown;
  readonly issues: readonly Issue[];
}

/** Match, bracket or entries, games per match or entry, its members. */
const MATCH_DEPTH = 4;

/** Of two rows with one key the one further along first, for it is the newer. */
const furtherFirst = combineComparators<Candidate>(
  (a, b) => b.match.entries.length - a.match.entries.length,
  (a, b) => totalScore(b.match) - totalScore(a.match),
  (a, b) => Number(b.match.locked) - Number(a.match.locked),
  (a, b) => compareText(JSON.stringify(a.match), JSON.stringify(b.match)),
);

const byMatchAndCode = combineComparators<Issue>(
  (a, b) => compareText(a.match ?? "", b.match ?? ""),
  (a, b) => compareText(a.code, b.code),
  (a, b) => compareText(a.message, b.message),
);

/**
 * Turns the items of a match list into matches. Never throws on data: an item that cannot be read is
 * set aside and reported, and costs no other item anything.
 *
 * @throws RangeError when there is no such zone, which is a mistake of the configuration.
 */
export function normalize(items: readonly unknown[], { zone }: NormalizeOptions): Normalized {
  const reader = createListReader(getZoneParser(zone));
  const candidates: Candidate[] = [];
  const issues: Issue[] = [];
  for (const item of items) {
    const read = normalizeMatch(item, reader);
    if (read.match === null) issues.push(...read.issues);
    else candidates.push({ match: read.match, item, issues: read.issues });
  }
  const quarantined = issues.length;
  const matches: Match[] = [];
  const sent = new Map<SiteKey, unknown>();
  for (const { match, item, issues: odd } of candidates.sort(byKey)) {
    const kept = matches.at(-1);
    if (kept?.key !== match.key) {
      matches.push(match);
      sent.set(match.key, item);
      if (odd.length > 0) issues.push(...odd);
    } else if (!deepEqual(kept, match, MATCH_DEPTH)) {
      issues.push({
        match: match.key,
        code: "duplicate",
        message: "It is listed twice, and differs.",
      });
    }
  }
  return { matches, issues: issues.sort(byMatchAndCode), quarantined, sent };
}

function byKey(a: Candidate, b: Candidate): number {
  return compareText(a.match.key, b.match.key) || furtherFirst(a, b);
}

function totalScore(match: Match): number {
  return match.entries.reduce((total, entry) => total + (entry.score ?? 0), 0);
}
