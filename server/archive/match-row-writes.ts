import { sql, type Transaction } from "kysely";
import type { Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { ListState } from "#core/model/tick.ts";
import { searchTextOf } from "#server/search/latin-word.ts";
import { forEachBatch } from "./database/batch.ts";
import { findEarliestPossibleEnd, createSearchText, createSightingColumns } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { serializeRawItem } from "./raw-json.ts";

export interface MatchRowWrites {
  /** Matches whose row in `match` is written. */
  readonly sightings: readonly SeenMatch[];
  /** Matches whose body, entries and tournament are written. */
  readonly bodies: readonly SeenMatch[];
  /** States of the source's lists; see `createSightingColumns`. */
  readonly lists: readonly ListState[];
  /** Raw JSON by match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
}

/** Inserts or updates rows of matches, their entries and their tournaments. */
export async function writeMatchRows(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  writes: MatchRowWrites,
): Promise<void> {
  await forEachBatch(writes.sightings, (batch) =>
    writeSightings(trx, sourceId, tick, batch, writes.lists),
  );
  await forEachBatch(writes.bodies, async (batch) => {
    await writeBodies(trx, sourceId, batch, writes.sent);
    await writeEntries(trx, sourceId, batch);
  });
  await forEachBatch(tournamentsOf(writes.bodies), (batch) =>
    writeTournaments(trx, sourceId, batch),
  );
}

async function writeSightings(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  batch: readonly SeenMatch[],
  lists: readonly ListState[],
): Promise<void> {
  const rows = batch.map(({ match, sighting }) => ({
    source_id: sourceId,
    key: match.key,
    tournament: match.tournament.key,
    bracket: match.bracketId === null ? null : `${match.site}/${match.bracketId}`,
    group: match.groupId === null ? null : `${match.site}/${match.groupId}`,
    start: match.start,
    ...createSightingColumns(sighting, lists),
    search: createSearchText(match),
    tick,
  }));
  await trx
    .insertInto("match")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["source_id", "key"]).doUpdateSet((row) => ({
        tournament: row.ref("excluded.tournament"),
        bracket: row.ref("excluded.bracket"),
        group: row.ref("excluded.group"),
        start: row.ref("excluded.start"),
        list: row.ref("excluded.list"),
        first_seen: sql<number>`case
          when match.first_seen < excluded.first_seen then match.first_seen
          else excluded.first_seen end`,
        last_seen: row.ref("excluded.last_seen"),
        changed_at: row.ref("excluded.changed_at"),
        was_ended: row.ref("excluded.was_ended"),
        locked_early: row.ref("excluded.locked_early"),
        withdrawn_at: row.ref("excluded.withdrawn_at"),
        search: row.ref("excluded.search"),
        tick: row.ref("excluded.tick"),
      })),
    )
    .execute();
}

async function writeBodies(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  batch: readonly SeenMatch[],
  sent: ReadonlyMap<SiteKey, unknown>,
): Promise<void> {
  const rows = batch.map(({ match }) => {
    const model = JSON.stringify(match);
    return {
      source_id: sourceId,
      key: match.key,
      model,
      sent: serializeRawItem(sent.get(match.key)),
    };
  });
  await trx
    .insertInto("match_body")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["source_id", "key"]).doUpdateSet((row) => ({
        model: row.ref("excluded.model"),
        sent: sql<string | null>`coalesce(excluded.sent, match_body.sent)`,
      })),
    )
    .execute();
}

async function writeEntries(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  batch: readonly SeenMatch[],
): Promise<void> {
  const keys = batch.map(({ match }) => match.key);
  await trx
    .deleteFrom("entry")
    .where("source_id", "=", sourceId)
    .where("match", "in", keys)
    .execute();
  const rows = batch.flatMap(({ match }) =>
    [...new Set(match.entries.map((entry) => entry.key))].map((contestant) => ({
      source_id: sourceId,
      contestant,
      match: match.key,
    })),
  );
  await forEachBatch(rows, (some) =>
    trx
      .insertInto("entry")
      .values([...some])
      .execute(),
  );
}

interface TournamentSpan {
  readonly tournament: Tournament;
  /** When the tournament may be over at the earliest; `null` if unknown. */
  readonly overAt: Instant | null;
}

/** Returns the tournaments of these matches. A tournament is as described by its last match. */
function tournamentsOf(matches: readonly SeenMatch[]): TournamentSpan[] {
  const tournaments = new Map<SiteKey, TournamentSpan>();
  for (const { match } of matches) {
    const { tournament } = match;
    const ends = [tournaments.get(tournament.key)?.overAt ?? null, findEarliestPossibleEnd(match)];
    const known = ends.filter((end) => end !== null);
    const over = known.length === 0 ? null : Math.max(...known);
    tournaments.set(tournament.key, { tournament, overAt: over });
  }
  return [...tournaments.values()];
}

/** Writes tournaments. `over_at` never decreases, as one tick contains only some of the matches. */
async function writeTournaments(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  batch: readonly TournamentSpan[],
): Promise<void> {
  const rows = batch.map(({ tournament, overAt: over }) => ({
    source_id: sourceId,
    key: tournament.key,
    over_at: over,
    model: JSON.stringify(tournament),
    search: [tournament.title, tournament.game, tournament.key].map(searchTextOf).join("\n"),
  }));
  await trx
    .insertInto("tournament")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["source_id", "key"]).doUpdateSet((row) => ({
        over_at: sql<number | null>`case
          when tournament.over_at > excluded.over_at then tournament.over_at
          else coalesce(excluded.over_at, tournament.over_at) end`,
        model: row.ref("excluded.model"),
        search: row.ref("excluded.search"),
      })),
    )
    .execute();
}
