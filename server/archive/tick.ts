import type { Transaction } from "kysely";
import type { SeenMatch } from "#core/model/match.ts";
import { must } from "#core/lib/must.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { eachBatch } from "./database/batch.ts";
import { allocateNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import { isChangeInScope } from "./public-scope.ts";
import type { CommittedTick, SourceUpdate, PublicScope, TickRecord } from "./repository.ts";
import { sightingColumns } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { rawJson } from "./raw-json.ts";

/** List, issue, its members. */
const ISSUES_DEPTH = 3;
/** An object of scalars and the kept clock. */
const SAID_DEPTH = 2;
/** Match, bracket or entries, games per match or entry, its members. */
const MATCH_DEPTH = 4;

/**
 * Writes one tick: only what differs from the state before.
 * Whoever calls owns the transaction, and may tell others the numbers once it is committed.
 *
 * @param sourceIds In the order of the record's observations.
 * @param scope What viewers may see: only those changes get a public number.
 */
export async function writeTick(
  trx: Transaction<ArchiveSchema>,
  sourceIds: readonly number[],
  record: TickRecord,
  scope: PublicScope,
): Promise<CommittedTick> {
  const visible = record.changes.filter((change) => isChangeInScope(scope, change));
  const numbers = await allocateNumbers(trx, record.changes.length, visible.length);
  const { tick } = numbers;
  const observed = record.observations.map((observation, index) => ({
    ...observation,
    sourceId: must(sourceIds[index], "every observation is of a source that was opened"),
  }));
  await trx.updateTable("source").set({ at: record.at }).where("id", "in", sourceIds).execute();
  for (const { sourceId, ...observation } of observed) {
    if (observation.before === observation.after) continue;
    await writeSource(trx, sourceId, observation);
    await writeLists(trx, sourceId, observation);
    await writeMatches(trx, sourceId, tick, observation);
  }
  const publicSeqs = new Map(
    visible.map((change, index) => [change, numbers.publicSeq + index + 1]),
  );
  const changes = record.changes.map((change, index) => ({
    seq: numbers.seq + index + 1,
    at: record.at,
    change,
    publicSeq: publicSeqs.get(change) ?? null,
  }));
  const rows = changes.map(({ change, publicSeq, ...numbered }) => {
    const seenBy = observed.find(({ after }) => after.snapshot.matches.has(change.match));
    return {
      ...numbered,
      public_seq: publicSeq,
      source_id: seenBy?.sourceId ?? must(sourceIds[0], "at least one source was opened"),
      tick,
      match: change.match,
      tournament: change.tournament,
      body: JSON.stringify(change),
    };
  });
  await eachBatch(rows, (batch) => trx.insertInto("change").values(batch).execute());
  return { tick, changes };
}

async function writeSource(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  { before, after }: SourceUpdate,
): Promise<void> {
  if (after.snapshot.lists.length > 0) {
    await trx
      .updateTable("source")
      .set({ watching_since: after.snapshot.watchingSince })
      .where("id", "=", sourceId)
      .where("watching_since", "is", null)
      .execute();
  }
  const { issues } = after.snapshot;
  const alike =
    deepEqual(before.snapshot.issues, issues, ISSUES_DEPTH) &&
    deepEqual(before.said, after.said, SAID_DEPTH);
  if (alike) return;
  await trx
    .updateTable("source")
    .set({ issues: JSON.stringify(issues), said: JSON.stringify(after.said) })
    .where("id", "=", sourceId)
    .execute();
}

async function writeLists(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  { after }: SourceUpdate,
): Promise<void> {
  const rows = after.snapshot.lists.map((list) => ({
    source_id: sourceId,
    name: list.name,
    at: list.at,
    count: list.count,
    capped: list.capped ? (1 as const) : (0 as const),
    horizon: list.horizon,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto("list")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["source_id", "name"]).doUpdateSet((row) => ({
        at: row.ref("excluded.at"),
        count: row.ref("excluded.count"),
        capped: row.ref("excluded.capped"),
        horizon: row.ref("excluded.horizon"),
      })),
    )
    .execute();
}

async function writeMatches(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  { before, after }: SourceUpdate,
): Promise<void> {
  const sightings: SeenMatch[] = [];
  const bodies: SeenMatch[] = [];
  for (const [key, seen] of after.snapshot.matches) {
    const earlier = before.snapshot.matches.get(key);
    const sentAlike = rawJson(before.sent.get(key)) === rawJson(after.sent.get(key));
    const matchAlike = deepEqual(earlier?.match, seen.match, MATCH_DEPTH);
    const sightingAlike =
      earlier !== undefined &&
      deepEqual(
        sightingColumns(earlier.sighting, before.snapshot.lists),
        sightingColumns(seen.sighting, after.snapshot.lists),
        1,
      );
    if (!matchAlike || !sightingAlike) sightings.push(seen);
    if (!matchAlike || (!sentAlike && after.sent.has(key))) bodies.push(seen);
  }
  const { lists } = after.snapshot;
  await writeMatchRows(trx, sourceId, tick, { sightings, bodies, lists, sent: after.sent });
}
