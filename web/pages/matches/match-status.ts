import type { MatchView } from "#core/contract/match.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import { findPreviousStart } from "#web/features/matches/rows/find-previous-start.ts";
import type { MatchStatus } from "./matches-search.ts";

interface StatusContext {
  readonly flags: StaffFlags;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the viewer hides scores: then no state says whether the winner is known. */
  readonly hidesResults: boolean;
}

/** Returns the most important thing about the state of a match. */
export function getMatchStatus(match: MatchView, context: StatusContext): MatchStatus {
  const { flags, now, hidesResults } = context;
  const { outcome, slots, state, stateBy } = match;
  if (flags.conflict.includes(match.key)) return "conflict";
  if (flags.unexpectedLock.includes(match.key)) return "locked";
  if (match.unresolved !== null) return "unresolved";
  if (stateBy === "bye") return "bye";
  switch (state) {
    case "live":
      return "live";
    case "upcoming":
      if (stateBy === "not-started") return "not-started";
      if (findPreviousStart(match, now) !== null) return "moved";
      return slots.some(({ contestant }) => contestant === null) ? "waiting" : "ready";
    case "ended":
      return outcome.winner === null && !outcome.draw && !hidesResults ? "undecided" : "ended";
  }
}
