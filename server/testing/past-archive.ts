/** An archive with matches that memory no longer contains. */
import { DAY } from "#core/lib/time.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import {
  EMPTY_STORED_SOURCE,
  SAMPLE_MATCH_NOON,
  SAMPLE_SOURCE,
  createSeenMatchAt,
  createStoredSourceAt,
  sampleArchiveMatch,
  sampleArchiveTournament,
  sampleEntry,
} from "#server/archive/testing/samples.ts";

/** Options of all worlds of a test. */
export const PAST_WORLD_OPTIONS = { graceMinutes: 10 };

const LONG_AGO = SAMPLE_MATCH_NOON - 100 * DAY;

/** Returns an archived match of bracket 99, played 100 days ago; the first of two names won. */
export function pastMatch(id: string, names: readonly string[], slug = "old-cup") {
  const match = sampleArchiveMatch(id, {
    tournament: sampleArchiveTournament(slug, LONG_AGO),
    start: LONG_AGO,
    bracketId: "99",
    entries: names.map((name, index) => sampleEntry(name, index + 1, index === 0 ? 2 : 0)),
  });
  return createSeenMatchAt(match, LONG_AGO, "ended");
}

/** Opens an archive with these matches and match 1; the returned world contains only match 1. */
export async function openPastArchive(past: readonly ReturnType<typeof pastMatch>[]) {
  const at = SAMPLE_MATCH_NOON;
  const archive = await openMemoryArchive({ now: at, salt: "salt" }, { led: () => {} });
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  const present = createSeenMatchAt(sampleArchiveMatch("1"), at, "ended");
  const after = createStoredSourceAt(at, [present, ...past]);
  await opened.upsertTick({
    at,
    observations: [{ before: EMPTY_STORED_SOURCE, after }],
    changes: [],
  });
  const world = deriveWorld(createStoredSourceAt(at, [present]).snapshot, at, PAST_WORLD_OPTIONS);
  return { archive, reader: opened.reader, world };
}
