import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { CatchUp, TryCatchUp } from "./catch-up.ts";
import type { Leadership } from "./leadership.ts";
import type { Poller } from "./poll/poller.ts";
import type { Publisher } from "./publish/publisher.ts";

/** Interval between two attempts to read an archive that cannot be read, in milliseconds. */
const RETRY = 3 * SECOND;

export interface RoleChangeHandlersDeps {
  readonly leadership: Pick<Leadership, "markSynced" | "role" | "term">;
  readonly catchUp: Pick<CatchUp, "tick">;
  readonly tryCatchUp: TryCatchUp;
  readonly publisher: Pick<Publisher, "current" | "isArchived" | "renew">;
  readonly poller: Pick<Poller, "pause" | "resume">;
  readonly clock: Pick<ServiceClock, "follow">;
}

/** Creates the reactions of a process to changes of its role. */
export function createRoleChangeHandlers(deps: RoleChangeHandlersDeps) {
  const { leadership, catchUp, tryCatchUp, publisher, poller, clock } = deps;
  const takenAt = () => publisher.current().world?.snapshot.takenAt;

  /** Catches up, and sets the clock by the leader's poll, as a follower has no responses. */
  async function follow(): Promise<void> {
    const before = takenAt();
    await tryCatchUp("run");
    const after = takenAt();
    if (after === undefined || after === before || leadership.role() !== "following") return;
    clock.follow(after);
  }

  /**
   * Catches up with the last commit, stores data that only memory contains, then polls. Retries
   * while the archive cannot be read, and gives up if the term ends.
   */
  async function takeOver(term: object | null): Promise<void> {
    if (term === null || leadership.term() !== term) return;
    if (!(await tryCatchUp("run"))) {
      await wait(RETRY);
      await takeOver(term);
      return;
    }
    if (leadership.term() !== term) return;
    leadership.markSynced();
    if (!publisher.isArchived()) await publisher.renew();
    await poller.resume();
  }

  return {
    /**
     * Applies a role: a leader catches up, then polls; a follower stops polling; a process detached
     * from the archive polls.
     */
    led(role: ProcessRole) {
      switch (role) {
        case "leading":
          void takeOver(leadership.term());
          break;
        case "detached":
          void poller.resume();
          break;
        case "following":
          if (poller.pause()) void follow();
          break;
      }
    },
    /** Publishes a tick that another process committed, unless it was read before. */
    ticked(tick: number) {
      if (tick > catchUp.tick()) void follow();
    },
  };
}
