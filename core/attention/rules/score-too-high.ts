import { hasScore } from "#core/match/outcome.ts";
import * as z from "zod/mini";
import { getMatchHistory, isMonitored } from "./context.ts";
import { createRule } from "./rule.ts";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";

/** At least this many matches of a bracket or group show that its scores count games. */
const GAMES_COUNTED = 3;

/**
 * A score is above what best-of allows, and scores count games. The other matches of the bracket or
 * group show whether they do, because elsewhere scores count goals or rounds.
 */
export const scoreTooHigh = createRule({
  kind: "score-too-high",
  severity: "alarm",
  reason: z.object({ score: z.number(), bestOf: z.number() }),
  find: (context) => {
    const { matches, world } = context;
    // Searched first, because the counting below is then rarely needed.
    const suspects = groupBy(matches.flatMap(scoredTooHigh), ({ derived }) => scopeOf(derived));
    return Array.from(suspects).flatMap(([scope, wrong]) => {
      const { tournament } = must(wrong[0], "a scope has a suspect").derived.match;
      const counted = must(
        world.tournaments.get(tournament.key),
        "a match has a tournament",
      ).matches.filter((one) => scopeOf(one) === scope && isMonitored(one) && countsGames(one));
      const right = counted.length - wrong.length;
      if (right < GAMES_COUNTED || wrong.length * 4 > right) return [];
      return wrong.map(({ derived, score, bestOf }) => ({
        match: derived,
        since: getMatchHistory(context, derived).lastScoreAt,
        reason: { score, bestOf },
        fact: `${score}/${bestOf}`,
      }));
    });
  },
});

/** A match of several games with an impossible score. */
interface TooHigh {
  readonly derived: DerivedMatch;
  readonly bestOf: number;
  readonly score: number;
}

function scoredTooHigh(derived: DerivedMatch): readonly TooHigh[] {
  const { bestOf, entries } = derived.match;
  if (bestOf === null || bestOf < 2) return [];
  const most = Math.floor(bestOf / 2) + 1;
  if (!entries.some(({ score }) => (score ?? 0) > most)) return [];
  return [{ derived, bestOf, score: Math.max(...entries.map(({ score }) => score ?? 0)) }];
}

/** Returns whether it is a match of several games in which a contestant has scored. */
function countsGames(derived: DerivedMatch): boolean {
  return (derived.match.bestOf ?? 0) >= 2 && hasScore(derived.match);
}

function scopeOf({ match }: DerivedMatch): string {
  return `${match.site} ${match.bracketId} ${match.groupId}`;
}
