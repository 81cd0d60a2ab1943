import { compareText } from "#core/lib/collections.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { readContestant } from "./named-contestant.ts";
import { isRecord, readCount, readList, readNumber, readPositive, readText } from "./scalars.ts";

/** Codes are two letters; longer ones (`gb-eng`) exist. Anything else is no code. */
const COUNTRY = /^[a-z][a-z-]{0,9}$/;

/** Something odd about the match that is being read. */
export interface ParseIssue {
  readonly code: string;
  readonly message: string;
}

/**
 * Reads the contestants of a match, ordered by `sort`. One without a name names nobody and stays an
 * open slot.
 *
 * @param oddities Takes what is odd.
 */
export function readEntries(
  contestants: unknown,
  gameSlug: string,
  oddities: ParseIssue[],
): readonly MatchEntry[] {
  // Mapped, then filtered: a list that grows keeps room for 17, and 10,000 of them are kept.
  const read = readList(contestants).map((sent) => readEntry(sent, gameSlug, oddities));
  const entries = read.every((entry) => entry !== null)
    ? read
    : read.filter((entry) => entry !== null);
  if (holdsOneTwice(entries)) {
    oddities.push({ code: "contestant-twice", message: "A contestant stands in it twice." });
  }
  return inOrder(entries);
}

function readEntry(sent: unknown, gameSlug: string, oddities: ParseIssue[]): MatchEntry | null {
  if (!isRecord(sent)) return null;
  const named = readContestant(gameSlug, sent["name"]);
  const score = readNumber(sent["score"]);
  if (named === null) {
    if (score !== null && score !== 0) {
      oddities.push({
        code: "nameless-contestant",
        message: "A contestant has a score but no name.",
      });
    }
    return null;
  }
  return {
    key: named.key,
    name: named.name,
    country: readCountry(sent["country"]),
    seed: readPositive(sent["seed"]),
    sort: readCount(sent["sort"]) ?? 0,
    score,
    kills: readNumber(sent["kills"]),
    deaths: readNumber(sent["deaths"]),
    time: readText(sent["time"]) || null,
    deduction: readNumber(sent["deduction"]),
  };
}

function holdsOneTwice(entries: readonly MatchEntry[]): boolean {
  if (entries.length < 3) return entries.length === 2 && entries[0]?.key === entries[1]?.key;
  return new Set(entries.map(({ key }) => key)).size < entries.length;
}

function readCountry(value: unknown): string {
  const code = readText(value).trim().toLowerCase();
  return COUNTRY.test(code) ? code : "";
}

/** By `sort`; numbered anew where that is missing, starts at 0 or names a slot twice. */
function inOrder(entries: readonly MatchEntry[]): readonly MatchEntry[] {
  if (isInOrder(entries)) return entries;
  const sorted = entries.toSorted((a, b) => a.sort - b.sort || compareText(a.name, b.name));
  if (isInOrder(sorted)) return sorted;
  return sorted.map((entry, at) => Object.assign(entry, { sort: at + 1 }));
}

function isInOrder(entries: readonly MatchEntry[]): boolean {
  let last = 0;
  for (const { sort } of entries) {
    if (sort <= last) return false;
    last = sort;
  }
  return true;
}
