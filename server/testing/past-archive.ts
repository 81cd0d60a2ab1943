/** An archive with matches that memory no longer contains. */
import { deriveWorld } from "#core/world/derive-world.ts";
import { openMemoryArchive } from "#server/archive/engines/open-archive.ts";
import {
  SAMPLE_BIRTH,
  SAMPLE_MATCH_NOON,
  SAMPLE_SOURCE,
  commitSampleTick,
  createStoredSourceAt,
  sampleEntry,
  sampleOver,
  sampleSeenMatch,
} from "#server/archive/testing/samples.ts";

export const PAST_WORLD_OPTIONS = { graceMinutes: 10 };

/** Returns an archived match of bracket 99, played 100 days ago; the first of two names won. */
export function pastMatch(id: string, names: readonly string[], slug = "old-cup") {
  const over = sampleOver(slug, 100);
  const entries = names.map((name, index) => sampleEntry(name, index + 1, index === 0 ? 2 : 0));
  return sampleSeenMatch(id, { ...over, bracketId: "99", entries }, { at: over.start });
}

/** Opens an archive with these matches and match 1; the returned world contains only match 1. */
export async function openPastArchive(past: readonly ReturnType<typeof pastMatch>[]) {
  const at = SAMPLE_MATCH_NOON;
  const archive = await openMemoryArchive(SAMPLE_BIRTH, { led: () => {} });
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  const present = sampleSeenMatch("1");
  await commitSampleTick(opened, { seen: [present, ...past] });
  const world = deriveWorld(createStoredSourceAt(at, [present]).snapshot, at, PAST_WORLD_OPTIONS);
  return { archive, reader: opened.reader, world };
}
