import { compareText } from "#core/lib/collections.ts";
import type { ContestantKey, Entry } from "#core/model/match.ts";
import { isRecord, readCount, readList, readNumber, readPositive, readText } from "./scalars.ts";

/** Codes are two letters; longer ones (`gb-eng`) exist. Anything else is no code. */
const COUNTRY = /^[a-z][a-z-]{0,9}$/;

/**
 * Reads the contestants of a match, ordered by `sort`. One without a name names nobody and stays an
 * open slot.
 *
 * @param keyOf Identity of a name within the match's game.
 * @param report Takes what is odd.
 */
export function readEntries(
  contestants: unknown,
  keyOf: (name: string) => ContestantKey,
  report: (code: string, message: string) => void,
): readonly Entry[] {
  const entries: Entry[] = [];
  for (const sent of readList(contestants)) {
    if (!isRecord(sent)) continue;
    const name = readText(sent["name"]);
    const score = readNumber(sent["score"]);
    if (name.trim() !== "") entries.push(readEntry(sent, name, score, keyOf(name)));
    else if (score !== null && score !== 0) {
      report("nameless-contestant", "A contestant has a score but no name.");
    }
  }
  if (entries.length > 1 && new Set(entries.map((entry) => entry.key)).size < entries.length) {
    report("contestant-twice", "A contestant stands in it twice.");
  }
  return inOrder(entries);
}

function readEntry(
  sent: Readonly<Record<string, unknown>>,
  name: string,
  score: number | null,
  key: string,
): Entry {
  return {
    key,
    name,
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

function readCountry(value: unknown): string {
  const code = readText(value).trim().toLowerCase();
  return COUNTRY.test(code) ? code : "";
}

/** By `sort`; numbered anew where that is missing, starts at 0 or names a slot twice. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  if (isInOrder(entries)) return entries;
  const sorted = entries.toSorted((a, b) => a.sort - b.sort || compareText(a.name, b.name));
  if (isInOrder(sorted)) return sorted;
  return sorted.map((entry, at) => Object.assign(entry, { sort: at + 1 }));
}

function isInOrder(entries: readonly Entry[]): boolean {
  return entries.every((entry, at) => entry.sort > (entries[at - 1]?.sort ?? 0));
}
