import type { Insertable } from "kysely";
import { foldSearch } from "#core/lib/fold-search.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { Instant, ListName, Match, SeenMatch, Sighting, SiteKey } from "#core/model/match.ts";
import type { ListState } from "#core/model/tick.ts";
import type { ArchiveSchema } from "./database/schema.ts";

export type SightingColumns = Pick<
  Insertable<ArchiveSchema["match"]>,
  "list" | "first_seen" | "last_seen" | "changed_at" | "was_ended" | "withdrawn_at"
>;

/** A stored match as the reading queries select it. */
export interface SeenRow {
  readonly list: string | null;
  readonly first_seen: number;
  /** Its own, else its list's. */
  readonly last_seen: number | null;
  readonly changed_at: number;
  readonly was_ended: number;
  readonly withdrawn_at: number | null;
  readonly model: string;
}

/**
 * What is stored of a sighting. A match that its list still carries stores no time of its own, so
 * that a tick in which nothing happened writes two rows and not two hundred.
 */
export function sightingColumns(
  sighting: Sighting,
  lists: readonly ListState[],
): Required<SightingColumns> {
  return {
    list: sighting.list,
    first_seen: sighting.firstSeen,
    last_seen: isListed(sighting, lists) ? null : sighting.lastSeen,
    changed_at: sighting.changedAt,
    was_ended: sighting.wasEnded ? 1 : 0,
    withdrawn_at: sighting.withdrawnAt,
  };
}

/** A stored match as the rest of the server knows it. */
export function parseSeen(row: SeenRow): SeenMatch {
  const match: Match = JSON.parse(row.model);
  return {
    match,
    sighting: {
      list: parseListName(row.list),
      firstSeen: row.first_seen,
      lastSeen: row.last_seen ?? row.first_seen,
      changedAt: row.changed_at,
      wasEnded: row.was_ended === 1,
      withdrawnAt: row.withdrawn_at,
    },
  };
}

/** What text search looks through: every name, title and the id, folded, one a line. */
export function searchText(match: Match): string {
  const { tournament } = match;
  return [
    ...match.entries.map((entry) => entry.name),
    tournament.title,
    tournament.game,
    match.bracket?.title ?? "",
    match.key,
  ]
    .map(foldSearch)
    .join("\n");
}

/** The later of a tournament's end and a start in it: when it may be over at the earliest. */
export function overAt(match: Match): Instant | null {
  const { end } = match.tournament;
  if (end === null || match.start === null) return end ?? match.start;
  return Math.max(end, match.start);
}

/** A name of one of the two lists as it stands in a column. */
export function parseListName(name: string | null): ListName | null {
  return name === "upcoming" || name === "ended" ? name : null;
}

/** One of each match: the one that was seen last. */
export function latestOfEach(seen: readonly SeenMatch[]): SeenMatch[] {
  const latest = new Map<SiteKey, SeenMatch>();
  for (const one of seen) {
    const other = latest.get(one.match.key);
    if (other === undefined || other.sighting.lastSeen < one.sighting.lastSeen) {
      latest.set(one.match.key, one);
    }
  }
  return [...latest.values()];
}
