import type { Change } from "#core/model/change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { ChangeLog } from "#server/live/changes-routes.ts";

/** Last number of a log without changes. */
const FIRST_SEQ = 10;

export const CHANGED_MATCH = { match: "a/1", tournament: "a/cup" };

/** Creates a logged change, by default a start. */
export function createLoggedChange(
  seq: number,
  change: Change = { type: "started", ...CHANGED_MATCH },
): LoggedChange {
  return { seq, publicSeq: seq, at: Date.UTC(2026, 4, 9, 12), change };
}

export function createTestChangeLog(stored: () => readonly LoggedChange[]): ChangeLog {
  const findLastSeq = async () => stored().at(-1)?.seq ?? FIRST_SEQ;
  return {
    findLastSeq,
    findNewestChanges: async (limit) => stored().toReversed().slice(0, limit),
    findChangesByMatch: async (match, limit) =>
      stored()
        .filter(({ change }) => change.match === match)
        .slice(-limit),
    findChangesByTournament: async () => [],
    findChangesAfter: async (seq, limit) => {
      const last = await findLastSeq();
      if (seq < FIRST_SEQ || seq > last) return { known: false, changes: [], last };
      const changes = stored().filter((one) => one.seq > seq);
      return { known: true, changes: changes.slice(0, limit), last };
    },
  };
}
