import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createArchive } from "./archive.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  ARCHIVE_NOON,
  NOTHING,
  observedAt,
  sampleArchiveMatch,
  seenAt,
  SOURCE,
} from "#server/archive/testing/samples.ts";

let db: Kysely<ArchiveSchema>;

beforeEach(async () => {
  db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(":memory:")) });
  await migrate(db, { now: ARCHIVE_NOON, salt: "salt" });
});

afterEach(() => db.destroy());

it("keeps stored data readable on a full disk, and stores the rest once there is space", async () => {
  const archive = createArchive(db, (work) => commitOn(db, work));
  const opened = await archive.openSources([SOURCE]);
  const first = observedAt(ARCHIVE_NOON, [seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended")]);
  const started = { type: "started" as const, match: "chess.example.net/1", tournament: "a/cup" };
  const stored = await opened.upsertTick({
    at: ARCHIVE_NOON,
    observations: [{ before: NOTHING, after: first }],
    changes: [started],
  });
  // Beyond SQLite's page limit, its error is the same as for a full disk.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const later = ARCHIVE_NOON + MINUTE;
  const many = Array.from({ length: 200 }, (_, index) =>
    seenAt(sampleArchiveMatch(String(index + 1)), later, "ended"),
  );
  const second = observedAt(later, many, { watchingSince: ARCHIVE_NOON });
  const tick = { at: later, observations: [{ before: first, after: second }], changes: [started] };
  await expect(opened.upsertTick(tick)).rejects.toMatchObject({
    id: "archive-full",
    message: expect.stringMatching(/can still be read\. Free some space/),
    cause: { message: "database or disk is full" },
  });
  expect((await opened.reader.findAllByTournament("chess.example.net/spring-cup")).length).toBe(1);
  expect(await opened.reader.findNewestChanges(9)).toEqual(stored.changes);
  await sql`pragma max_page_count = 100000`.execute(db);
  const { changes } = await opened.upsertTick(tick);
  expect(changes[0]?.seq).toBe((stored.changes[0]?.seq ?? 0) + 1);
  const archived = await opened.sources[0]?.findSnapshot(later);
  expect(archived?.snapshot.matches.size).toBe(200);
});
