import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import type { Role } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { CatchUp, TryCatchUp } from "./catch-up.ts";
import type { Leadership } from "./leadership.ts";
import type { Poller } from "./poll/poller.ts";
import type { Publisher } from "./publish/publisher.ts";

/** Between two tries to read an archive that cannot be read, in milliseconds. */
const RETRY = 3 * SECOND;

/** What a process does as leader and as follower. */
export interface RoleChanges {
  /** Takes over, follows the leader, or polls while the archive is unreachable. */
  readonly led: (role: Role) => void;
  /** Follows a tick that another process committed. */
  readonly ticked: (tick: number) => void;
}

export interface RoleChangesDeps {
  readonly leadership: Pick<Leadership, "markSynced" | "role" | "term">;
  readonly catchUp: Pick<CatchUp, "tick">;
  readonly tryCatchUp: TryCatchUp;
  readonly publisher: Pick<Publisher, "current" | "isArchived" | "renew">;
  readonly poller: Pick<Poller, "pause" | "resume">;
  readonly clock: Pick<ServiceClock, "follow">;
}

/** Creates what a process does as its role changes. */
export function createRoleChanges(deps: RoleChangesDeps): RoleChanges {
  const { leadership, catchUp, tryCatchUp, publisher, poller, clock } = deps;
  const takenAt = () => publisher.current().world?.snapshot.takenAt;

  /** A follower has no responses of its own: its clock follows what the leader's showed. */
  async function follow(): Promise<void> {
    const before = takenAt();
    await tryCatchUp("run");
    const shown = takenAt();
    if (shown === undefined || shown === before || leadership.role() !== "following") return;
    clock.follow(shown);
  }

  /** Continues from the last commit, and first stores what only memory holds. Polls as before. */
  async function takeOver(taken: object | null): Promise<void> {
    if (taken === null || leadership.term() !== taken) return;
    if (!(await tryCatchUp("run"))) {
      await wait(RETRY);
      await takeOver(taken);
      return;
    }
    if (leadership.term() !== taken) return;
    leadership.markSynced();
    if (!publisher.isArchived()) await publisher.renew();
    await poller.resume();
  }

  return {
    led(role) {
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
    ticked(tick) {
      if (tick > catchUp.tick()) void follow();
    },
  };
}
