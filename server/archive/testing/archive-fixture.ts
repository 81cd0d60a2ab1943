import { afterEach, beforeEach } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type {
  ArchiveQueries,
  CommittedTick,
  SourceUpdate,
  OpenArchive,
  OpenSources,
  PublicScope,
  SourceArchive,
} from "#server/archive/repository.ts";
import { SAMPLE_SOURCE } from "./samples.ts";

/** An empty store that can be reopened after it was closed. */
export interface ReopenableStore {
  readonly open: () => Promise<OpenArchive>;
  readonly discard: () => Promise<void>;
}

/** A tick of one source, at the time of its snapshot. */
export interface SourceTick extends SourceUpdate {
  readonly changes: readonly Change[];
}

/** Fixture of an archive test: an archive with one source. */
export interface ArchiveFixture {
  readonly archive: () => OpenArchive;
  readonly source: () => SourceArchive;
  readonly reader: () => ArchiveQueries;
  /** Returns the reads for viewers. */
  readonly publicQueries: () => ArchiveQueries;
  /** Commits a tick of the source. */
  readonly upsertTick: (tick: SourceTick) => Promise<CommittedTick>;
  /** Closes and opens the archive, as a restart does. By default, viewers may see everything. */
  readonly reopen: (scope?: PublicScope) => Promise<void>;
}

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
export function createArchiveFixture(createStore: () => Promise<ReopenableStore>): ArchiveFixture {
  let store: ReopenableStore;
  let archive: OpenArchive;
  let opened: OpenSources;

  const open = async (scope: PublicScope = null): Promise<void> => {
    archive = await store.open();
    opened = await archive.openSources([SAMPLE_SOURCE], scope);
  };

  beforeEach(async () => {
    store = await createStore();
    await open();
  });

  afterEach(async () => {
    await archive.close();
    await store.discard();
  });

  return {
    archive: () => archive,
    source: () => must(opened.sources[0], "it was opened"),
    reader: () => opened.reader,
    publicQueries: () => opened.publicQueries,
    upsertTick: ({ before, after, changes }) =>
      opened.upsertTick({ at: after.snapshot.takenAt, observations: [{ before, after }], changes }),
    reopen: async (scope) => {
      await archive.close();
      await open(scope);
    },
  };
}
