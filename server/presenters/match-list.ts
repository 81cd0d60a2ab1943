import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import { presentInstant } from "./instant.ts";
import { presentMatch } from "./match.ts";
import { byListOrder } from "./list-order.ts";
import { orderMatches, orderSteps } from "./match-order.ts";
import { matchJson } from "./match-bytes.ts";
import { countSteps } from "./state-counts.ts";

const HEAD = Buffer.from('{"matches":[');
const COMMA = Buffer.from(",");
const MATCHES_A_STEP = 16;

/**
 * Matches of one state, or of all: in order of play, the ended from the latest back, the unresolved
 * after the other upcoming ones.
 *
 * @param found What fits every filter but the state.
 * @param limit Most matches, from the first on.
 */
export function presentMatchList(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit = Infinity,
): MatchList {
  const shown = orderMatches(world, found, state);
  return {
    matches: shown.slice(0, limit).map((derived) => presentMatch(world, derived)),
    counts: { ...finish(countSteps(world, found)) },
    total: world.matches.size,
  };
}

/** The list as the parts of its JSON, which `presentMatchList` makes whole; matches are shared parts. */
export function* matchListSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit = Infinity,
): Steps<readonly Uint8Array[]> {
  yield* expectedSteps(world);
  const shown = (yield* orderSteps(world, found, state)).slice(0, limit);
  const parts: Uint8Array[] = [HEAD];
  for (const [index, derived] of shown.entries()) {
    if (index > 0) parts.push(COMMA);
    parts.push(matchJson(world, derived));
    if (index % MATCHES_A_STEP === 0) yield;
  }
  const counts = JSON.stringify(yield* countSteps(world, found));
  parts.push(Buffer.from(`],"counts":${counts},"total":${world.matches.size}}`));
  return parts;
}

/** One match, and every other in which its contestants meet, newest first. */
export function presentMatchDetail(world: World, derived: DerivedMatch): MatchDetail {
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
function meetingsOf(world: World, { match }: DerivedMatch): DerivedMatch[] {
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
