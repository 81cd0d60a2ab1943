import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createArchive } from "./archive.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  createSeenMatchAt,
  SAMPLE_SOURCE,
} from "#server/archive/testing/samples.ts";

let db: Kysely<ArchiveSchema>;

beforeEach(async () => {
  db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(":memory:")) });
  await migrate(db, { now: SAMPLE_MATCH_NOON, salt: "salt" });
});

afterEach(() => db.destroy());

it("keeps stored data readable on a full disk, and stores the rest once there is space", async () => {
  const archive = createArchive(db, (work) => commitOn(db, work));
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [
    createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
  ]);
  const started = { type: "started" as const, match: "chess.example.net/1", tournament: "a/cup" };
  const stored = await opened.upsertTick({
    at: SAMPLE_MATCH_NOON,
    observations: [{ before: EMPTY_STORED_SOURCE, after: first }],
    changes: [started],
  });
  // Beyond SQLite's page limit, its error is the same as for a full disk.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const later = SAMPLE_MATCH_NOON + MINUTE;
  const many = Array.from({ length: 200 }, (_, index) =>
    createSeenMatchAt(sampleArchiveMatch(String(index + 1)), later, "ended"),
  );
  const second = createStoredSourceAt(later, many, { watchingSince: SAMPLE_MATCH_NOON });
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
