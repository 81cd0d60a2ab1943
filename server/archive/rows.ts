import type { Insertable, Kysely } from "kysely";
import { isListed } from "#core/match/is-listed.ts";
import { isLaterSighting } from "#core/snapshot/merge-snapshots.ts";
import type { Instant, ListName, Match, SeenMatch, Sighting, SiteKey } from "#core/model/match.ts";
import type { ListState } from "#core/model/tick.ts";
import { searchTextOf } from "#server/search/latin-word.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { PublicScope } from "./repository.ts";

/** Database, sources and tournaments to which reads are restricted. */
export interface ReadScope {
  readonly db: Kysely<ArchiveSchema>;
  /** Ids of the sources, at least one. */
  readonly sourceIds: readonly number[];
  /** Only rows of these tournaments are selected. */
  readonly scope: PublicScope;
}

/** Columns of table `match` that store a sighting. */
export type SightingColumns = Pick<
  Insertable<ArchiveSchema["match"]>,
  "list" | "first_seen" | "last_seen" | "changed_at" | "was_ended" | "locked_early" | "withdrawn_at"
>;

/** Row of a match as selected by `selectSeenMatches`. */
export interface SeenMatchRow {
  readonly list: string | null;
  readonly first_seen: number;
  /** The time stored in the row, else that of the match's list. */
  readonly last_seen: number | null;
  readonly changed_at: number;
  readonly was_ended: number;
  readonly locked_early: number;
  readonly withdrawn_at: number | null;
  readonly model: string;
}

/** Selects the matches of these sources (at least one) with the columns that `parseSeenMatchRow` reads. */
export function selectSeenMatches(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
  scope: PublicScope = null,
) {
  return db
    .selectFrom("match")
    .innerJoin("match_body", (join) =>
      join
        .onRef("match_body.source_id", "=", "match.source_id")
        .onRef("match_body.key", "=", "match.key"),
    )
    .leftJoin("list", (join) =>
      join.onRef("list.source_id", "=", "match.source_id").onRef("list.name", "=", "match.list"),
    )
    .where("match.source_id", "in", sourceIds)
    .$if(scope !== null, (query) => query.where(createScopeCondition(scope, "match.tournament")))
    .select((row) => [
      "match.list",
      "match.first_seen",
      row.fn.coalesce(row.ref("match.last_seen"), row.ref("list.at")).as("last_seen"),
      "match.changed_at",
      "match.was_ended",
      "match.locked_early",
      "match.withdrawn_at",
      "match_body.model",
    ]);
}

/**
 * Returns the columns of a sighting. A listed match stores `null` as its last sighting and takes
 * the time of its list, so that a tick without news writes two rows instead of two hundred.
 */
export function createSightingColumns(
  sighting: Sighting,
  lists: readonly ListState[],
): Required<SightingColumns> {
  return {
    list: sighting.list,
    first_seen: sighting.firstSeen,
    last_seen: isListed(sighting, lists) ? null : sighting.lastSeen,
    changed_at: sighting.changedAt,
    was_ended: sighting.wasEnded ? 1 : 0,
    locked_early: sighting.lockedEarly === true ? 1 : 0,
    withdrawn_at: sighting.withdrawnAt,
  };
}

export function parseSeenMatchRow(row: SeenMatchRow): SeenMatch {
  const match: Match = JSON.parse(row.model);
  return {
    match,
    sighting: {
      list: parseListName(row.list),
      firstSeen: row.first_seen,
      lastSeen: row.last_seen ?? row.first_seen,
      changedAt: row.changed_at,
      wasEnded: row.was_ended === 1,
      ...(row.locked_early === 1 && { lockedEarly: true }),
      withdrawnAt: row.withdrawn_at,
    },
  };
}

/** Returns the text that a match is searched by: of names, titles and key, one per line. */
export function createSearchText(match: Match): string {
  const { tournament } = match;
  return [
    ...match.entries.map((entry) => entry.name),
    tournament.title,
    tournament.game,
    match.bracket?.title ?? "",
    match.key,
  ]
    .map(searchTextOf)
    .join("\n");
}

/** Returns the later of a match's start and its tournament's end; `null` if both are unknown. */
export function findEarliestPossibleEnd(match: Match): Instant | null {
  const { end } = match.tournament;
  if (end === null || match.start === null) return end ?? match.start;
  return Math.max(end, match.start);
}

/** Parses the list name in a column; `null` if it is not one. */
export function parseListName(name: string | null): ListName | null {
  return name === "upcoming" || name === "ended" ? name : null;
}

/** Returns each match once, with its latest sighting. */
export function keepLatestSightings(seen: readonly SeenMatch[]): SeenMatch[] {
  const latest = new Map<SiteKey, SeenMatch>();
  for (const one of seen) {
    const other = latest.get(one.match.key);
    if (other === undefined || isLaterSighting(one.sighting, other.sighting)) {
      latest.set(one.match.key, one);
    }
  }
  return [...latest.values()];
}
