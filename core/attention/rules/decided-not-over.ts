import * as z from "zod/mini";
import { type AttentionContext, getMatchHistory } from "./context.ts";
import { createRule } from "./rule.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { ENDING_REASONS, type StatusReason } from "#core/model/match-status.ts";
import type { SiteKey } from "#core/model/match.ts";

/** Reasons of a status that the service did not set, apart from byes. */
const DECIDED: ReadonlySet<StatusReason> = new Set(ENDING_REASONS.filter((by) => by !== "bye"));
/** At least this many locked matches of a tournament show that its service locks ended matches. */
const LOCKING = 3;
/** How long the service may take to end a decided match, in milliseconds. */
const ENDS_WITHIN = 15 * MINUTE;

/**
 * A contestant has won, and the service still lists the match as upcoming; or it has not locked it
 * although it locks the other ended matches.
 */
export const decidedNotOver = createRule({
  kind: "decided-not-over",
  severity: "alarm",
  reason: z.object({ winner: z.string(), listedUpcoming: z.boolean() }),
  find: (context) => {
    const locking = new Map<SiteKey, boolean>();
    const isLocking = ({ match: { tournament } }: DerivedMatch): boolean => {
      const known = locking.get(tournament.key) ?? locksEnded(context, tournament.key);
      locking.set(tournament.key, known);
      return known;
    };
    return context.matches.flatMap((derived) => {
      const { match, sighting, status, outcome } = derived;
      if (!DECIDED.has(status.by)) return [];
      const listedUpcoming = sighting.list === "upcoming";
      if (!listedUpcoming && (match.locked === true || !isLocking(derived))) return [];
      const winner = match.entries[outcome.winner ?? -1];
      const since = getMatchHistory(context, derived).lastScoreAt ?? sighting.changedAt;
      if (winner === undefined || context.now - since < ENDS_WITHIN) return [];
      const reason = { winner: winner.name, listedUpcoming };
      return [{ match: derived, since, reason, fact: winner.key }];
    });
  },
});

/**
 * Returns whether enough matches of a tournament are locked, and at least four in five of the
 * ended.
 */
function locksEnded({ world }: AttentionContext, tournament: SiteKey): boolean {
  const view = must(world.tournaments.get(tournament), "a match has a tournament");
  if (!view.basis.lockTrusted) return false;
  const ended = view.matches.filter(
    ({ status }) => status.state === "ended" && status.by !== "bye",
  );
  const count = ended.filter((one) => one.match.locked === true).length;
  return count >= LOCKING && count * 5 >= ended.length * 4;
}
