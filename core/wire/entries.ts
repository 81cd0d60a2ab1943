import { compareText } from "#core/lib/compare.ts";
import { cleanText } from "#core/lib/text.ts";
import { areNamesakes, contestantKey } from "#core/model/contestant-key.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { showsPlay } from "#core/model/score.ts";
import type { ContestantParser } from "./named-contestant.ts";
import {
  isJsonObject,
  parseCount,
  parseArray,
  parseNumber,
  parsePositiveInteger,
  parseScore,
  parseText,
} from "./scalars.ts";

/** Two lower-case letters or a longer code like `gb-eng`. */
const COUNTRY = /^[a-z][a-z-]{0,9}$/;

/** Maximum number of contestants in a match: more than in any race or battle royale seen. */
export const MAX_CONTESTANTS = 500;

/** Maximum length of a time, which is shown where a score is. */
const MAX_TIME = 24;

/** An issue with one part of a match. */
export interface ParseIssue {
  readonly code: string;
  readonly message: string;
}

/** The contestants of a match. */
export interface ParsedEntries {
  readonly entries: readonly MatchEntry[];
  /** True if a name says that an opponent is absent: "BYE". */
  readonly namesBye: boolean;
}

/**
 * Parses the contestants of a match, ordered by `sort`, and adds the issues found. Contestants
 * without a name and a score are left out, so that their slots are open; so are names that are no
 * contestant. Others whose name shows nothing get a visible one.
 */
export function parseEntries(
  contestants: unknown,
  gameSlug: string,
  parseContestant: ContestantParser,
  issues: ParseIssue[],
): ParsedEntries {
  const listed = parseArray(contestants);
  if (listed.length > MAX_CONTESTANTS) {
    issues.push({
      code: "too-many-contestants",
      message: `The match lists ${listed.length} contestants. Only the first ${MAX_CONTESTANTS} are used.`,
    });
  }
  // `map`, then `filter`: arrays that grow reserve room for 17, and 10,000 lists are in memory.
  const parsed = listed
    .slice(0, MAX_CONTESTANTS)
    .map((raw, index) => parseEntry(raw, index + 1, { gameSlug, parseContestant, issues }));
  const namesBye = parsed.includes("bye");
  const entries = parsed.every(isEntry) ? parsed : parsed.filter(isEntry);
  if (hasDuplicate(entries)) {
    issues.push({
      code: "contestant-twice",
      message: "The match lists the same name twice.",
    });
  }
  return { entries: inOrder(entries), namesBye };
}

function isEntry(parsed: MatchEntry | "bye" | null): parsed is MatchEntry {
  return parsed !== null && parsed !== "bye";
}

const NAMELESS: ParseIssue = {
  code: "nameless-contestant",
  message: "A contestant has a score but no name, or a name that shows nothing.",
};

interface EntryInput {
  readonly gameSlug: string;
  readonly parseContestant: ContestantParser;
  readonly issues: ParseIssue[];
}

/** Parses an entry at a position from 1: "bye" if its name says so, `null` for an open slot. */
function parseEntry(
  raw: unknown,
  position: number,
  { gameSlug, parseContestant, issues }: EntryInput,
): MatchEntry | "bye" | null {
  if (!isJsonObject(raw)) return null;
  const score = parseScore(raw["score"]);
  const hasScore = showsPlay(score);
  const sent = parseContestant(gameSlug, raw["name"]);
  if (sent === "bye") return sent;
  const isOpen = sent === "open" || (sent === null && !hasScore && parseText(raw["name"]) === "");
  if (sent === null ? !isOpen : sent === "open" && hasScore) issues.push(NAMELESS);
  if (isOpen) return null;
  const standIn = `unnamed contestant ${parsePositiveInteger(raw["sort"]) ?? position}`;
  const named = sent ?? { name: standIn, key: contestantKey(gameSlug, standIn) };
  return {
    key: named.key,
    name: named.name,
    country: parseCountry(raw["country"]),
    seed: parsePositiveInteger(raw["seed"]),
    sort: parseCount(raw["sort"]) ?? 0,
    ...score,
    kills: parseNumber(raw["kills"]),
    deaths: parseNumber(raw["deaths"]),
    time: cleanText(parseText(raw["time"]), MAX_TIME) || null,
    deduction: parseNumber(raw["deduction"]),
  };
}

function hasDuplicate(entries: readonly MatchEntry[]): boolean {
  const [a, b, other] = entries;
  if (a === undefined || b === undefined) return false;
  if (other === undefined) return a.key === b.key && !areNamesakes(a, b);
  return new Set(entries.map(({ key }) => key)).size < entries.length;
}

function parseCountry(value: unknown): string {
  const code = parseText(value).trim().toLowerCase();
  if (code === "uk") return "gb";
  return COUNTRY.test(code) ? code : "";
}

/** Orders by `sort`; renumbers the entries if a value is missing, 0 or used twice. */
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
