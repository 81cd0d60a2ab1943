import type { StaffAct } from "#core/desk/staff-act.ts";
import type { ActKey, DeskArchive } from "#server/archive/desk-archive.ts";

/** Creates an archive of acts of staff in memory. */
export function createTestDeskArchive(): DeskArchive {
  const acts: StaffAct[] = [];
  const historyOf = (key: ActKey): readonly StaffAct[] =>
    acts.filter(({ kind, scope }) => kind === key.kind && scope === key.scope).toReversed();
  return {
    findCurrent: async () => ({
      newest: acts.length,
      acts: acts.filter((act) => act.value !== null && historyOf(act)[0] === act),
    }),
    findHistory: async (key) => historyOf(key),
    findNewest: async (limit) =>
      acts
        .map((act) => {
          const before = historyOf(act).find(({ number }) => number < act.number)?.value ?? null;
          return Object.assign({ before }, act);
        })
        .toReversed()
        .slice(0, limit),
    findByNumber: async (number) => acts[number - 1] ?? null,
    findAuthors: async (since) => acts.filter(({ at }) => at >= since),
    append: async (key, decide) => {
      const history = historyOf(key);
      const act = decide(history);
      if (act === null) return null;
      const stored = { undoes: null, ...act, number: acts.length + 1 };
      acts.push(stored);
      return { ...stored, before: history[0]?.value ?? null };
    },
  };
}
