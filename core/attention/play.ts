/** What is wrong with matches that are being played, and with their scores. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { isLive } from "#core/match/is-live-and-listed.ts";
import { hasScore } from "#core/match/outcome.ts";
import { beganAt, changedAt, type Finding, isLookedAt, type Rule } from "./watch.ts";

/** How long the service may leave out a match that is being played, in milliseconds. */
const UNSEEN = 15 * MINUTE;
/** Beyond the longest that was watched, as a factor: a little longer is no news. */
const LONGER = 1.25;
/** As many matches of a bracket or group as say that its scores count games. */
const GAMES_COUNTED = 3;

/** It takes longer than every match like it did. */
export const runningLong: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const began = beganAt(watch, derived);
    const length = watch.lengths(derived.match);
    if (began === null || length === null || !isLive(derived) || !hasScore(derived.match))
      return [];
    const { typical, longest, watched } = length;
    const limit = Math.max(longest * LONGER, typical + 10 * MINUTE);
    if (watch.now - began <= limit) return [];
    const reason = {
      kind: "running-long",
      minutes: minutes(watch.now - began),
      typical: minutes(typical),
      watched,
      bestOf: derived.match.bestOf,
    } as const;
    return [{ match: derived, severity: "note", since: began + limit, reason, fact: "" }];
  });

/** No score although matches like it were over by now. */
export const noScore: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const began = beganAt(watch, derived);
    const length = watch.lengths(derived.match);
    if (began === null || length === null || !isLive(derived) || hasScore(derived.match)) return [];
    const { typical, watched } = length;
    if (watch.now - began <= typical) return [];
    const reason = {
      kind: "no-score",
      minutes: minutes(watch.now - began),
      typical: minutes(typical),
      watched,
    } as const;
    return [{ match: derived, severity: "warn", since: began + typical, reason, fact: "" }];
  });

/** It was being played, and no list has carried it for a while. */
export const lastSeen: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const { lastSeen: at } = derived.sighting;
    if (derived.absence !== "last-seen" || derived.status.state !== "live") return [];
    if (watch.now - at < UNSEEN) return [];
    const reason = { kind: "last-seen", at } as const;
    return [{ match: derived, severity: "warn", since: at, reason, fact: String(at) }];
  });

/**
 * A score above what best-of allows, where scores count games: judged by the other matches of its
 * bracket or group, for elsewhere they count goals or rounds.
 */
export const scoreTooHigh: Rule = ({ matches, world }) => {
  // Where nothing is wrong, which is nearly everywhere, nothing is counted.
  const suspects = groupBy(matches.flatMap(scoredTooHigh), ({ derived }) => scopeOf(derived));
  return Array.from(suspects).flatMap(([scope, wrong]) => {
    const { tournament } = must(wrong[0], "a scope has a suspect").derived.match;
    const counted = must(
      world.tournaments.get(tournament.key),
      "a match has a tournament",
    ).matches.filter((one) => scopeOf(one) === scope && isLookedAt(one) && countsGames(one));
    const right = counted.length - wrong.length;
    if (right < GAMES_COUNTED || wrong.length * 4 > right) return [];
    return wrong.map(({ derived, score, bestOf }): Finding => {
      const reason = { kind: "score-too-high", score, bestOf } as const;
      const fact = `${score}/${bestOf}`;
      return { match: derived, severity: "warn", since: changedAt(derived), reason, fact };
    });
  });
};

/** A match of several games, and the score in it that cannot be. */
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

/** A match of several games in which somebody has scored. */
function countsGames(derived: DerivedMatch): boolean {
  return (derived.match.bestOf ?? 0) >= 2 && hasScore(derived.match);
}

function scopeOf({ match }: DerivedMatch): string {
  return `${match.site} ${match.bracketId} ${match.groupId}`;
}

function minutes(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE);
}
