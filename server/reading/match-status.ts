import type { MatchStatus } from "#core/match/listed-statuses.ts";
import { SHOW_MOVE_FOR } from "#core/match/moved.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";

/** Lists the statuses of a match that the lists of matches can be filtered by. */
export function listStatuses(world: World, derived: DerivedMatch): readonly MatchStatus[] {
  const { outcome, slots, status, unresolved } = derived;
  if (unresolved !== null) return ["unresolved"];
  if (status.by === "bye") return ["bye"];
  switch (status.state) {
    case "live":
      return ["live"];
    case "upcoming":
      if (status.by === "not-started") return ["not-started"];
      if (isMoved(world, derived)) return ["moved"];
      return [slots.some(({ entry }) => entry === null) ? "waiting" : "ready"];
    case "ended":
      return outcome.winner === null && !outcome.draw ? ["undecided", "ended"] : ["ended"];
  }
}

/** Returns whether the match was moved to its start a short time ago. */
function isMoved({ histories, now }: World, { match }: DerivedMatch): boolean {
  const moved = histories.get(match.key)?.moved ?? null;
  return moved !== null && moved.to === match.start && now - moved.at < SHOW_MOVE_FOR;
}
