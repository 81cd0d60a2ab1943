import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createArchive } from "./archive.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  commitSampleTick,
  SAMPLE_BIRTH,
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  createStoredSourceAt,
  sampleChange,
  sampleSeenMatch,
  SAMPLE_SOURCE,
} from "#server/archive/testing/samples.ts";

it("keeps stored data readable on a full disk, and stores the rest once there is space", async () => {
  const db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(":memory:")) });
  onTestFinished(() => db.destroy());
  await migrate(db, SAMPLE_BIRTH);
  const opened = await createArchive(db, (work) => commitOn(db, work)).openSources([SAMPLE_SOURCE]);
  const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [sampleSeenMatch("1")]);
  const changes = [sampleChange("chess.example.net/1")];
  const stored = await commitSampleTick(opened, { after: first, changes });
  // Beyond SQLite's page limit, its error is the same as for a full disk.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const at = SAMPLE_MATCH_NOON + MINUTE;
  const seen = Array.from({ length: 200 }, (_, index) =>
    sampleSeenMatch(`${index + 1}`, {}, { at }),
  );
  const tick = { before: first, at, seen, changes };
  await expect(commitSampleTick(opened, tick)).rejects.toMatchObject({
    id: "archive-full",
    message: expect.stringMatching(/is full, so nothing new is stored\. Free some space\.$/),
    cause: { message: "database or disk is full" },
  });
  expect(await opened.reader.findAllByTournament(SAMPLE_CUP)).toHaveLength(1);
  expect(await opened.reader.findNewestChanges(9)).toEqual(stored.changes);
  await sql`pragma max_page_count = 100000`.execute(db);
  const [change] = (await commitSampleTick(opened, tick)).changes;
  expect(change?.seq).toBe((stored.changes[0]?.seq ?? 0) + 1);
  const archived = await opened.sources[0]?.findSnapshot(at);
  expect(archived?.snapshot.matches.size).toBe(200);
});
