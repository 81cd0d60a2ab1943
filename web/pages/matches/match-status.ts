import { useCallback } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import { foldName } from "#core/lib/text.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { findPreviousStart } from "#web/kit/match/describe-start.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import type { MatchStatus } from "./matches-search.ts";

interface StatusContext {
  readonly flags: StaffFlags;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the viewer hides scores: then no state shows whether the winner is known. */
  readonly hidesResults: boolean;
}

/** Returns `listMatchStatuses` for the viewer and the present minute. */
export function useMatchStatuses(): (match: MatchView) => readonly MatchStatus[] {
  const flags = useStaffFlags();
  const now = useServerNow(MINUTE);
  const hidesResults = usePreferences().scores === "hidden";
  return useCallback(
    (match) => listMatchStatuses(match, { flags, now, hidesResults }),
    [flags, now, hidesResults],
  );
}

/** Lists the statuses of a match that filters use: its flags, then its state. */
export function listMatchStatuses(
  match: MatchView,
  context: StatusContext,
): readonly MatchStatus[] {
  const { conflict, unexpectedLock } = context.flags;
  const statuses: MatchStatus[] = [];
  if (conflict.includes(match.key)) statuses.push("conflict");
  if (unexpectedLock.includes(match.key)) statuses.push("locked");
  statuses.push(getStatus(match, context));
  return statuses;
}

function getStatus(match: MatchView, { now, hidesResults }: StatusContext): MatchStatus {
  const { outcome, slots, state, stateBy } = match;
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

/**
 * Returns whether a match fits a search by what a viewer who hides scores sees of it. The server
 * also finds it by contestants who are hidden in it.
 */
export function fitsByShownText(match: MatchView, { q = "", contestant }: MatchFilter): boolean {
  const { code, slots, tournament, bracket, group, station } = match;
  const visible = slots.flatMap((slot) => slot.contestant ?? []);
  if (visible.length === slots.length) return true;
  const parts = [
    code,
    ...visible.map(({ name }) => name),
    ...[tournament, bracket].map((each) => each?.title),
    tournament.game,
    group?.name,
    "station",
    station,
  ];
  const text = foldName(parts.join(" "));
  return (
    (contestant === undefined ||
      visible.some(({ key, name }) => key === contestant || name === contestant)) &&
    foldName(q)
      .split(" ")
      .every((word) => text.includes(word))
  );
}
