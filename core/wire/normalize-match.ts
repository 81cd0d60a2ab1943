import type { ZoneReader } from "#core/lib/zone.ts";
import type { BracketDetails, Issue, Match, Tournament } from "#core/model/match.ts";
import { readBracket, saysSameBracket } from "./bracket-details.ts";
import { type ParseIssue, readEntries } from "./entries.ts";
import { withoutInvisible } from "#core/lib/text.ts";
import { createInterner, type Interner } from "./interner.ts";
import {
  isRecord,
  readCount,
  readFlag,
  readId,
  readPositive,
  readReference,
  readText,
  type JsonObject,
} from "./scalars.ts";
import { readTournament, saysSameTournament } from "./tournament-details.ts";

/** What the matches of one list are read with, and share. */
export interface ListReader {
  readonly readTime: ZoneReader;
  readonly tournaments: Interner<Tournament | null>;
  readonly brackets: Interner<BracketDetails>;
}

/** A match and what was odd about it; or, with `match` null, why it is set aside. */
export interface ReadMatch {
  readonly match: Match | null;
  readonly issues: readonly Issue[];
}

/** An empty PHP array arrives where an object has no members. */
const NOTHING_SENT: JsonObject = {};

const NO_ISSUES: readonly Issue[] = [];

/** A reader for the matches of one list. */
export function createListReader(readTime: ZoneReader): ListReader {
  return {
    readTime,
    tournaments: createInterner(saysSameTournament, (sent, site) =>
      readTournament(sent, site, readTime),
    ),
    brackets: createInterner(saysSameBracket, (sent, _site, id) => readBracket(sent, id)),
  };
}

/**
 * Normalizes one item of a match list. It is set aside only when nothing says which match it is (no
 * site, no id) or where it belongs (no tournament).
 */
export function normalizeMatch(item: unknown, reader: ListReader): ReadMatch {
  if (!isRecord(item)) return setAside(null, "not-a-match", "An item of the list is no match.");
  const id = readId(item["id"]);
  // It becomes the host of links, and stands in their text.
  const site = withoutInvisible(readId(item["site"])?.toLowerCase() ?? "");
  if (site === "") {
    return setAside(null, "no-site", `A match (id ${id ?? "none"}) has no site.`);
  }
  if (id === null) return setAside(null, "no-id", `A match of ${site} has no id.`);
  const sent = isRecord(item["tournament"]) ? item["tournament"] : NOTHING_SENT;
  const tournament = reader.tournaments(site, readText(sent["slug"]), sent);
  const key = `${site}/${id}`;
  if (tournament === null) {
    return setAside(key, "no-tournament", "Its tournament has neither slug nor title.");
  }
  const oddities: ParseIssue[] = [];
  const match = readMatch(item, key, site, id, tournament, reader, oddities);
  if (oddities.length === 0) return { match, issues: NO_ISSUES };
  return { match, issues: oddities.map(({ code, message }) => ({ match: key, code, message })) };
}

function setAside(match: string | null, code: string, message: string): ReadMatch {
  return { match: null, issues: [{ match, code, message }] };
}

// Arguments and not an object of them, here and below: 10,000 matches are read at once.
function readMatch(
  item: JsonObject,
  key: string,
  site: string,
  id: string,
  tournament: Tournament,
  { readTime, brackets }: ListReader,
  oddities: ParseIssue[],
): Match {
  const { groupId, bracketId, sentBracket } = readPlace(item, oddities);
  const start = readTime(readText(item["start"]));
  if (start === null) {
    oddities.push({ code: "start-unreadable", message: "Its start is no time." });
  }
  return {
    key,
    site,
    id,
    tournament,
    groupId,
    bracketId,
    bracket:
      bracketId === null || sentBracket === null ? null : brackets(site, bracketId, sentBracket),
    roundOf: readCount(item["round_of"]),
    stage: readCount(item["stage"]),
    row: readCount(item["row"]),
    start,
    bestOf: readPositive(item["best_of"]),
    locked: readFlag(item["locked"]),
    bye: readFlag(item["bye"]),
    conflict: readFlag(item["conflict"]),
    entries: readEntries(item["contestants"], tournament.gameSlug, oddities),
  };
}

interface SentPlace {
  readonly groupId: string | null;
  readonly bracketId: string | null;
  readonly sentBracket: JsonObject | null;
}

/** "Bracket: present for bracket matches" settles a match that names both a group and a bracket. */
function readPlace(item: JsonObject, oddities: ParseIssue[]): SentPlace {
  const groupId = readReference(item["group_id"]);
  const bracketId = readReference(item["bracket_id"]);
  const sentBracket = isRecord(item["bracket"]) ? item["bracket"] : null;
  if (bracketId === null && sentBracket !== null) {
    oddities.push({
      code: "bracket-without-id",
      message: "It brings a bracket but no bracket id.",
    });
  }
  if (groupId === null || bracketId === null) return { groupId, bracketId, sentBracket };
  oddities.push({ code: "group-and-bracket", message: "It names both a group and a bracket." });
  return sentBracket === null
    ? { groupId, bracketId: null, sentBracket }
    : { groupId: null, bracketId, sentBracket };
}
