import type { Change } from "#core/model/change.ts";
import type { ChangeSubject } from "#server/archive/change-reads.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { ChangeLog } from "#server/live/missed-events.ts";

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

/** Creates more changes than a page contains. */
export function createManyChanges(): LoggedChange[] {
  return Array.from({ length: 600 }, (_, index) => createLoggedChange(FIRST_SEQ + 1 + index));
}

export function createTestChangeLog(stored: () => readonly LoggedChange[]): ChangeLog {
  const findLastSeq = async () => stored().at(-1)?.seq ?? FIRST_SEQ;
  return {
    findLastSeq,
    findNewestChanges: async (limit, of) =>
      stored()
        .filter((each) => isOf(each, of))
        .toReversed()
        .slice(0, limit),
    findChangesAfter: async (seq, limit, of) => {
      const last = await findLastSeq();
      if (seq < FIRST_SEQ || seq > last) return { known: false, changes: [], last };
      const changes = stored().filter((one) => one.seq > seq && isOf(one, of));
      return { known: true, changes: changes.slice(0, limit), last };
    },
  };
}

function isOf({ change }: LoggedChange, of: ChangeSubject | undefined): boolean {
  const { match, tournament } = of ?? {};
  return (
    (match === undefined || change.match === match) &&
    (tournament === undefined || change.tournament === tournament)
  );
}
