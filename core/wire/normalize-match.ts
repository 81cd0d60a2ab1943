import type { ZoneParser } from "#core/lib/zone.ts";
import type { BracketDetails, Issue, Match, MatchEntry, Tournament } from "#core/model/match.ts";
import { parseBracket, isSameBracket } from "./bracket-details.ts";
import { parseEntries, type ParseIssue } from "./entries.ts";
import { isBlank, stripInvisible } from "#core/lib/text.ts";
import type { ContestantParser } from "./named-contestant.ts";
import {
  isJsonObject,
  parseCount,
  parseFlag,
  parseId,
  parseLabel,
  parsePositiveInteger,
  parseReferenceId,
  parseText,
  type JsonObject,
} from "./scalars.ts";

export interface MatchListParser {
  readonly parseTime: ZoneParser;
  readonly parseContestant: ContestantParser;
  readonly tournaments: Interner<Tournament | null>;
  readonly brackets: Interner<BracketDetails>;
}

/** A match and its issues; if it was skipped, `match` is `null` and the issue is the reason. */
export interface ParsedItem {
  readonly match: Match | null;
  readonly issues: readonly Issue[];
}

/** Used for a tournament that is no object: PHP encodes an empty object as an empty list. */
const EMPTY_OBJECT: JsonObject = {};

const NO_ISSUES: readonly Issue[] = [];

export function createMatchListParser(
  parseTime: ZoneParser,
  parseContestant: ContestantParser,
): MatchListParser {
  return {
    parseTime,
    parseContestant,
    tournaments: createInterner(isSameTournament, (raw, site) =>
      parseTournament(raw, site, parseTime),
    ),
    brackets: createInterner(isSameBracket, (raw, _site, id) => parseBracket(raw, id)),
  };
}

/**
 * Normalizes one item of a match list. It is skipped only if it cannot be identified (no site or
 * id) or assigned to a tournament.
 */
export function normalizeMatch(item: unknown, reader: MatchListParser): ParsedItem {
  if (!isJsonObject(item)) return skip(null, "not-a-match", "An item of the list is not a match.");
  const id = parseId(item["id"]);
  // The site is the host of links and part of their text.
  const site = stripInvisible(parseId(item["site"])?.toLowerCase() ?? "");
  if (site === "") {
    return skip(null, "no-site", `A match (id ${id ?? "none"}) has no site.`);
  }
  if (id === null) return skip(null, "no-id", `A match of ${site} has no id.`);
  const raw = isJsonObject(item["tournament"]) ? item["tournament"] : EMPTY_OBJECT;
  const tournament = reader.tournaments(site, parseText(raw["slug"]), raw);
  const key = `${site}/${id}`;
  if (tournament === null) {
    return skip(key, "no-tournament", "The tournament of the match has neither slug nor title.");
  }
  const issues: ParseIssue[] = [];
  const match = parseMatch(item, key, site, id, tournament, reader, issues);
  if (issues.length === 0) return { match, issues: NO_ISSUES };
  return { match, issues: issues.map(({ code, message }) => ({ match: key, code, message })) };
}

function skip(match: string | null, code: string, message: string): ParsedItem {
  return { match: null, issues: [{ match, code, message }] };
}

/** A start at midnight, as `parseTime` accepts it. */
const MIDNIGHT = /^\d{4}-\d{2}-\d{2}[ T]00:00(:00)?$/;

// Separate arguments instead of an object, because up to 10,000 matches are parsed in a row.
function parseMatch(
  item: JsonObject,
  key: string,
  site: string,
  id: string,
  tournament: Tournament,
  { parseTime, parseContestant, brackets }: MatchListParser,
  issues: ParseIssue[],
): Match {
  const { groupId, bracketId, rawBracket } = parseMatchLocation(item, issues);
  const sentStart = parseText(item["start"]);
  const start = parseTime(sentStart);
  if (start === null) {
    issues.push({ code: "start-unreadable", message: "The start of the match is no valid time." });
  }
  const { entries, namesBye } = parseEntries(
    item["contestants"],
    tournament.gameSlug,
    parseContestant,
    issues,
  );
  const flag = parseFlag(item["bye"]);
  const isNamedBye = flag !== true && namesBye && entries.length < 2;
  return {
    key,
    site,
    id,
    tournament,
    groupId,
    bracketId,
    bracket:
      bracketId === null || rawBracket === null ? null : brackets(site, bracketId, rawBracket),
    roundOf: parseCount(item["round_of"]),
    stage: parseCount(item["stage"]),
    row: parseCount(item["row"]),
    start,
    ...(start !== null && MIDNIGHT.test(sentStart) && { midnightOf: sentStart.slice(0, 10) }),
    bestOf: parsePositiveInteger(item["best_of"]),
    locked: parseFlag(item["locked"]),
    bye: isNamedBye || flag,
    conflict: parseFlag(item["conflict"]),
    entries: isNamedBye ? entries.map(withoutScore) : entries,
  };
}

/** Removes the score of a match against no opponent: it is neither a result nor points of a bye. */
function withoutScore(entry: MatchEntry): MatchEntry {
  return { ...entry, score: null };
}

/**
 * Parses the group or bracket of a match, and adds the issues found. Prefers the bracket if a match
 * has both ids and a bracket object, otherwise the group.
 */
function parseMatchLocation(item: JsonObject, issues: ParseIssue[]) {
  const groupId = parseReferenceId(item["group_id"]);
  const bracketId = parseReferenceId(item["bracket_id"]);
  const rawBracket = isJsonObject(item["bracket"]) ? item["bracket"] : null;
  if (bracketId === null && rawBracket !== null) {
    issues.push({
      code: "bracket-without-id",
      message: "The match has a bracket but no bracket id.",
    });
  }
  if (groupId === null || bracketId === null) return { groupId, bracketId, rawBracket };
  issues.push({
    code: "group-and-bracket",
    message: "The match has both a group and a bracket.",
  });
  return rawBracket === null
    ? { groupId, bracketId: null, rawBracket }
    : { groupId: null, bracketId, rawBracket };
}

/**
 * Parses the tournament of a match; `null` if there is neither slug nor title. A missing slug is
 * derived from the title, a missing game slug from the game title.
 */
function parseTournament(raw: JsonObject, site: string, parseTime: ZoneParser): Tournament | null {
  const title = parseLabel(raw["title"]);
  const sentSlug = toSlug(parseText(raw["slug"]));
  const slug = sentSlug || toSlug(title).toLowerCase();
  if (slug === "") return null;
  const game = parseLabel(raw["game"]);
  const sentGameSlug = toSlug(parseText(raw["game_slug"]));
  return {
    key: `${site}/${slug}`,
    site,
    slug,
    title: isBlank(title) ? slug : title,
    game,
    gameSlug: sentGameSlug || toSlug(game).toLowerCase(),
    ...(sentSlug === "" && { lacksSlug: true }),
    ...(sentGameSlug === "" && { lacksGameSlug: true }),
    start: parseTime(parseText(raw["start"])),
    end: parseTime(parseText(raw["end"])),
  };
}

/** Returns whether `parseTournament` gives the same result for both; fast, as `isSameBracket`. */
function isSameTournament(a: JsonObject, b: JsonObject): boolean {
  return (
    a["title"] === b["title"] &&
    a["slug"] === b["slug"] &&
    a["game"] === b["game"] &&
    a["game_slug"] === b["game_slug"] &&
    a["start"] === b["start"] &&
    a["end"] === b["end"]
  );
}

/** Replaces spaces and slashes, which keys and URLs must not contain, by dashes. */
function toSlug(text: string): string {
  return text.trim().replace(/[\s/]+/g, "-");
}

/**
 * Parses repeated objects only once: returns the first result for objects with the same owner and
 * id and equal contents. Every match repeats its tournament and its bracket, and up to 10,000
 * matches are parsed and kept.
 */
type Interner<T> = (owner: string, id: string, raw: JsonObject) => T;

/**
 * Creates an interner for one list. `isSame` returns whether `parse` gives the same for both
 * objects.
 */
function createInterner<T>(
  isSame: (a: JsonObject, b: JsonObject) => boolean,
  parse: (raw: JsonObject, owner: string, id: string) => T,
): Interner<T> {
  const firstsByOwner = new Map<
    string,
    Map<string, { readonly raw: JsonObject; readonly value: T }>
  >();
  return (owner, id, raw) => {
    let firsts = firstsByOwner.get(owner);
    if (firsts === undefined) firstsByOwner.set(owner, (firsts = new Map()));
    const first = firsts.get(id);
    if (first !== undefined && isSame(first.raw, raw)) return first.value;
    const value = parse(raw, owner, id);
    if (first === undefined) firsts.set(id, { raw, value });
    return value;
  };
}
