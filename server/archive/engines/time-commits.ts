import type { OpenArchive } from "#server/archive/repository.ts";

/**
 * The same archive, telling how long each tick took to commit.
 *
 * @param monotonic Milliseconds from any origin.
 * @param note Takes milliseconds, after a commit that went well.
 */
export function timeCommits(
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
