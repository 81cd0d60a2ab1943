import type { ZoneReader } from "#core/lib/zone.ts";
import type { BracketFacts, ContestantKey, Issue, Match, Tournament } from "#core/model/match.ts";
import { readBracket } from "./bracket-facts.ts";
import { readEntries } from "./entries.ts";
import { createInterner, type Interner, keptContestantKey } from "./interner.ts";
import {
  isRecord,
  readCount,
  readFlag,
  readId,
  readPositive,
  readReference,
  readText,
} from "./scalars.ts";
import { readTournament } from "./tournament-facts.ts";

/** What the matches of one list are read with, and share. */
export interface ListReader {
  readonly readTime: ZoneReader;
  readonly tournaments: Interner<Tournament | null>;
  readonly brackets: Interner<BracketFacts>;
}

/** A match and what was odd about it; or, with `match` null, why it is set aside. */
export interface ReadMatch {
  readonly match: Match | null;
  readonly issues: readonly Issue[];
}

type Sent = Readonly<Record<string, unknown>>;

/** Takes an oddity of the match being read. */
type Report = (code: string, message: string) => void;

/** A reader for the matches of one list. */
export function createListReader(readTime: ZoneReader): ListReader {
  return {
    readTime,
    tournaments: createInterner(),
    brackets: createInterner(),
  };
}

/**
 * Normalizes one item of a match list. It is set aside only when nothing says which match it is (no
 * site, no id) or where it belongs (no tournament).
 */
export function normalizeMatch(item: unknown, reader: ListReader): ReadMatch {
  if (!isRecord(item)) return setAside(null, "not-a-match", "An item of the list is no match.");
  const id = readId(item["id"]);
  const site = readId(item["site"])?.toLowerCase();
  if (site === undefined) {
    return setAside(null, "no-site", `A match (id ${id ?? "none"}) has no site.`);
  }
  if (id === null) return setAside(null, "no-id", `A match of ${site} has no id.`);
  const key = `${site}/${id}`;
  const sentTournament = isRecord(item["tournament"]) ? item["tournament"] : {};
  const tournament = reader.tournaments(
    `${site}/${readText(sentTournament["slug"])}`,
    sentTournament,
    () => readTournament(sentTournament, site, reader.readTime),
  );
  if (tournament === null) {
    return setAside(key, "no-tournament", "Its tournament has neither slug nor title.");
  }
  const issues: Issue[] = [];
  const match = readMatch(item, { key, site, id, tournament }, reader, (code, message) => {
    issues.push({ match: key, code, message });
  });
  return { match, issues };
}

function setAside(match: string | null, code: string, message: string): ReadMatch {
  return { match: null, issues: [{ match, code, message }] };
}

function readMatch(
  item: Sent,
  identity: Pick<Match, "key" | "site" | "id" | "tournament">,
  { readTime, brackets }: ListReader,
  report: Report,
): Match {
  const { key, site, id, tournament } = identity;
  const { groupId, bracketId, sentBracket } = readPlace(item, report);
  const start = readTime(readText(item["start"]));
  if (start === null) report("start-unreadable", "Its start is no time.");
  const keyOf = (name: string): ContestantKey => keptContestantKey(tournament.gameSlug, name);
  const entries = readEntries(item["contestants"], keyOf, report);
  return {
    key,
    site,
    id,
    tournament,
    groupId,
    bracketId,
    bracket:
      bracketId === null || sentBracket === null
        ? null
        : brackets(`${site}/${bracketId}`, sentBracket, () => readBracket(sentBracket, bracketId)),
    roundOf: readCount(item["round_of"]),
    stage: readCount(item["stage"]),
    row: readCount(item["row"]),
    start,
    bestOf: readPositive(item["best_of"]),
    locked: readFlag(item["locked"]),
    bye: readFlag(item["bye"]),
    conflict: readFlag(item["conflict"]),
    entries,
  };
}

interface SentPlace {
  readonly groupId: string | null;
  readonly bracketId: string | null;
  readonly sentBracket: Sent | null;
}

/** "Bracket: present for bracket matches" settles a match that names both a group and a bracket. */
function readPlace(item: Sent, report: Report): SentPlace {
  const groupId = readReference(item["group_id"]);
  const bracketId = readReference(item["bracket_id"]);
  const sentBracket = isRecord(item["bracket"]) ? item["bracket"] : null;
  if (bracketId === null && sentBracket !== null) {
    report("bracket-without-id", "It brings a bracket but no bracket id.");
  }
  if (groupId === null || bracketId === null) return { groupId, bracketId, sentBracket };
  report("group-and-bracket", "It names both a group and a bracket.");
  return sentBracket === null
    ? { groupId, bracketId: null, sentBracket }
    : { groupId: null, bracketId, sentBracket };
}
