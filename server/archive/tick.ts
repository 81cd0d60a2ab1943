import type { Transaction } from "kysely";
import type { SeenMatch } from "#core/model/match.ts";
import { must } from "#core/lib/must.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { forEachBatch } from "./database/batch.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import { isChangeInScope } from "./public-scope.ts";
import type { CommittedTick, SourceUpdate, PublicScope, TickRecord } from "./repository.ts";
import { createSightingColumns } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { serializeRawItem } from "./raw-json.ts";

/** Nesting of `issues`: list, issue, members. */
const ISSUES_DEPTH = 3;
/** Nesting of `said`: an object of scalars and of the clock's state. */
const SAID_DEPTH = 2;
/** Nesting of a match: match, bracket or entries, best-of by round or entry, members. */
const MATCH_DEPTH = 4;

/**
 * Writes the differences of one tick from the state before. The numbers in the result are valid
 * once the caller has committed the transaction. Only changes in `scope`, which viewers may see,
 * get a public number. `sourceIds` are in the order of the record's observations.
 */
export async function writeTick(
  trx: Transaction<ArchiveSchema>,
  sourceIds: readonly number[],
  record: TickRecord,
  scope: PublicScope,
): Promise<CommittedTick> {
  const publicChanges = record.changes.filter((change) => isChangeInScope(scope, change));
  const numbers = await allocateTickAndChangeNumbers(
    trx,
    record.changes.length,
    publicChanges.length,
  );
  const { tick } = numbers;
  const updates = record.observations.map((observation, index) => ({
    ...observation,
    sourceId: must(sourceIds[index], "every observation is of a source that was opened"),
  }));
  await trx.updateTable("source").set({ at: record.at }).where("id", "in", sourceIds).execute();
  for (const { sourceId, ...observation } of updates) {
    if (observation.before === observation.after) continue;
    await writeSource(trx, sourceId, observation);
    await writeLists(trx, sourceId, observation);
    await writeMatches(trx, sourceId, tick, observation);
    await deleteFormerAddresses(trx, sourceId, observation);
  }
  const publicSeqs = new Map(
    publicChanges.map((change, index) => [change, numbers.publicSeq + index + 1]),
  );
  const changes = record.changes.map((change, index) => ({
    seq: numbers.seq + index + 1,
    at: record.at,
    change,
    publicSeq: publicSeqs.get(change) ?? null,
  }));
  const rows = changes.map(({ change, publicSeq, ...columns }) => {
    const seenBy = updates.find(({ after }) => after.snapshot.matches.has(change.match));
    return {
      ...columns,
      public_seq: publicSeq,
      source_id: seenBy?.sourceId ?? must(sourceIds[0], "at least one source was opened"),
      tick,
      match: change.match,
      tournament: change.tournament,
      body: JSON.stringify(change),
    };
  });
  await forEachBatch(rows, (batch) => trx.insertInto("change").values(batch).execute());
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
  const isSame =
    deepEqual(before.snapshot.issues, issues, ISSUES_DEPTH) &&
    deepEqual(before.said, after.said, SAID_DEPTH);
  if (isSame) return;
  await trx
    .updateTable("source")
    .set({ issues: JSON.stringify(issues), said: JSON.stringify(after.said) })
    .where("id", "=", sourceId)
    .execute();
}

/** Deletes the rows of the former addresses of corrected tournaments, if no match has them any more. */
async function deleteFormerAddresses(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  { before, after }: SourceUpdate,
): Promise<void> {
  const known = before.snapshot.moved?.length ?? 0;
  for (const { from, to } of (after.snapshot.moved ?? []).slice(known)) {
    if (from.key === to.key) continue;
    await trx
      .deleteFrom("tournament")
      .where("source_id", "=", sourceId)
      .where("key", "=", from.key)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom("match")
              .select("match.key")
              .where("match.source_id", "=", sourceId)
              .where("match.tournament", "=", from.key),
          ),
        ),
      )
      .execute();
  }
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
    const isRawSame =
      serializeRawItem(before.sent.get(key)) === serializeRawItem(after.sent.get(key));
    const isMatchSame = deepEqual(earlier?.match, seen.match, MATCH_DEPTH);
    const isSightingSame =
      earlier !== undefined &&
      deepEqual(
        createSightingColumns(earlier.sighting, before.snapshot.lists),
        createSightingColumns(seen.sighting, after.snapshot.lists),
        1,
      );
    if (!isMatchSame || !isSightingSame) sightings.push(seen);
    if (!isMatchSame || (!isRawSame && after.sent.has(key))) bodies.push(seen);
  }
  const { lists } = after.snapshot;
  await writeMatchRows(trx, sourceId, tick, { sightings, bodies, lists, sent: after.sent });
}
