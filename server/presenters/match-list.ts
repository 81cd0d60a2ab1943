import type { MatchDetail, MatchList, MatchState } from "#core/contract/match.ts";
import type { Bracket } from "#core/bracket/model.ts";
import { byFirst, type Compare } from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { World } from "#core/model/world.ts";
import { presentInstant } from "./instant.ts";
import { presentMatch } from "./match.ts";
import { countStates } from "./meta.ts";
import { byListOrder } from "./list-order.ts";

/** Byes last: nobody played them, and many are dated before their round comes. */
const byLatest = byFirst<DerivedMatch>(
  (a, b) => Number(isBye(a)) - Number(isBye(b)),
  (a, b) => byListOrder(b, a),
);

/** Matches that will not be played any more after the others. */
const byStillToPlay = byFirst<DerivedMatch>(
  (a, b) => Number(a.unresolved !== null) - Number(b.unresolved !== null),
  byListOrder,
);

/**
 * Matches of one state, or of all: in order of play, the ended from the latest back, the unresolved
 * after the other upcoming ones.
 *
 * @param found What fits every filter but the state.
 * @param limit Most matches, from the first on.
 */
export function presentMatchList(
  world: World<Bracket>,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit = Infinity,
): MatchList {
  const shown = orderMatches(found, state);
  return {
    matches: shown.slice(0, limit).map((derived) => presentMatch(world, derived)),
    counts: countStates(found),
    total: world.matches.size,
  };
}

/** Those of one state, or all, in the order of their list. */
export function orderMatches(
  found: readonly DerivedMatch[],
  state: MatchState | null,
): DerivedMatch[] {
  return found
    .filter(({ status }) => state === null || status.state === state)
    .sort(orderOf(state));
}

function orderOf(state: MatchState | null): Compare<DerivedMatch> {
  switch (state) {
    case "ended":
      return byLatest;
    case "upcoming":
    case "live":
      return byStillToPlay;
    case null:
      return byListOrder;
  }
}

function isBye({ status }: DerivedMatch): boolean {
  return status.by === "bye";
}

/** One match, and every other in which its contestants meet, newest first. */
export function presentMatchDetail(world: World<Bracket>, derived: DerivedMatch): MatchDetail {
  const { sighting } = derived;
  return {
    match: presentMatch(world, derived),
    metBefore: meetingsOf(world, derived)
      .sort((a, b) => byListOrder(b, a))
      .map((meeting) => presentMatch(world, meeting)),
    firstSeen: presentInstant(sighting.firstSeen),
    changedAt: presentInstant(sighting.changedAt),
  };
}

/** Other matches that hold at least two of this one's contestants. */
function meetingsOf(world: World<Bracket>, { match }: DerivedMatch): DerivedMatch[] {
  const times = new Map<string, number>();
  for (const { key } of match.entries) {
    for (const other of world.contestants.get(key)?.matches ?? []) {
      times.set(other, (times.get(other) ?? 0) + 1);
    }
  }
  times.delete(match.key);
  return [...times].flatMap(([key, count]) => {
    const meeting = count < 2 ? undefined : world.matches.get(key);
    return meeting === undefined ? [] : [meeting];
  });
}
