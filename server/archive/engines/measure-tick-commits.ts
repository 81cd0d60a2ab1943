import type { OpenArchive } from "./archive.ts";

/** Returns the archive; `note` is called with the milliseconds of each committed tick. */
export function measureTickCommits(
  archive: OpenArchive,
  monotonic: () => number,
  note: (duration: number) => void,
): OpenArchive {
  return {
    ...archive,
    openSources: async (sources, scope) => {
      const opened = await archive.openSources(sources, scope);
      return {
        ...opened,
        upsertTick: async (record) => {
          const startedAt = monotonic();
          const committed = await opened.upsertTick(record);
          note(monotonic() - startedAt);
          return committed;
        },
      };
    },
  };
}
