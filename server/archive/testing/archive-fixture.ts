import { afterEach, beforeEach } from "vitest";
import { must } from "#core/lib/must.ts";
import type { PublicScope } from "#server/archive/repository.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import { type CreateStore, openLeadingArchive } from "./open-leading-archive.ts";
import { commitSampleTick, SAMPLE_SOURCE, type SampleTick } from "./samples.ts";

export type ArchiveFixture = ReturnType<typeof createArchiveFixture>;

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
export function createArchiveFixture(createStore: CreateStore) {
  let place: Awaited<ReturnType<CreateStore>>;
  let archive: OpenArchive;
  let opened: OpenSources;

  const open = async (scope: PublicScope = null): Promise<void> => {
    archive = await openLeadingArchive(place);
    opened = await archive.openSources([SAMPLE_SOURCE], scope);
  };

  beforeEach(async () => {
    place = await createStore();
    await open();
  });

  afterEach(() => archive.close());

  return {
    archive: () => archive,
    opened: () => opened,
    source: () => must(opened.sources[0], "it was opened"),
    reader: () => opened.reader,
    /** Returns the reads for viewers. */
    publicQueries: () => opened.publicQueries,
    upsertTick: (tick: SampleTick) => commitSampleTick(opened, tick),
    /** Closes and opens the archive, as a restart does. By default, viewers may see everything. */
    reopen: async (scope?: PublicScope) => {
      await archive.close();
      await open(scope);
    },
  };
}
