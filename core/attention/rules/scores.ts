/** Rules about scores that are impossible, were removed or were corrected. */
import * as z from "zod/mini";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY } from "#core/lib/time.ts";
import { hasScore, hasUnreadableScore, isUndecidedByText } from "#core/match/outcome.ts";
import { isUnreadable } from "#core/model/score.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import {
  type AttentionContext,
  findMatch,
  getMatchHistory,
  getTournament,
  isMonitored,
  isRecentChange,
  selectFromHistories,
} from "./context.ts";
import { ContestantScoresSchema, createRule, findInMatches } from "./rule.ts";

/** At least this many matches of a bracket or group show that its scores count games. */
const GAMES_COUNTED = 3;

/** How long after its start a match with such a score is reported, in milliseconds. */
const REPORTED_UNREADABLE = 3 * DAY;

const result = z.object({
  scores: ContestantScoresSchema,
  winner: z.nullable(z.object({ key: z.string(), name: z.string(), country: z.string() })),
  draw: z.boolean(),
});

/** The service removed scores that it had sent. */
export const scoreWithdrawn = createRule(
  "score-withdrawn",
  "alarm",
  { scores: ContestantScoresSchema },
  (context) =>
    selectFromHistories(context, ({ scoreWithdrawn: one }) =>
      isRecentChange(context, one?.at) ? one : null,
    ).map(({ match, value: { from, at } }) => ({
      match,
      since: at,
      reason: { scores: from },
      fact: String(at),
    })),
);

/** The result was changed after a match that it feeds had begun. */
export const correctedLate = createRule(
  "corrected-late",
  "alarm",
  /** `next`: code of the match that had begun. */
  { from: result, to: result, next: z.nullable(z.string()) },
  (context) =>
    selectFromHistories(context, ({ corrected }) =>
      isRecentChange(context, corrected?.at) ? corrected : null,
    ).flatMap(({ match, value: { from, to, at } }) => {
      const next = [match.winnerTo, match.loserTo]
        .flatMap((fed) => findMatch(context, fed?.match ?? null) ?? [])
        .find((fed) => hadBegun(context, fed, at));
      if (next === undefined) return [];
      const severity = from.winner?.key === to.winner?.key ? "note" : "alarm";
      return [
        { match, since: at, reason: { from, to, next: next.code }, fact: String(at), severity },
      ];
    }),
);

/**
 * A score is above what best-of allows, and scores count games. The other matches of the bracket or
 * group show whether they do, because elsewhere scores count goals or rounds.
 */
export const scoreTooHigh = createRule(
  "score-too-high",
  "alarm",
  { score: z.number(), bestOf: z.number() },
  (context) => {
    // Searched first, because the counting below is then rarely needed.
    const suspects = groupBy(context.matches.flatMap(scoredTooHigh), ({ match }) => scopeOf(match));
    return Array.from(suspects).flatMap(([scope, wrong]) => {
      const { match: suspect } = must(wrong[0], "a scope has a suspect");
      const counted = getTournament(context, suspect).matches.filter(
        (one) => scopeOf(one) === scope && isMonitored(one) && countsGames(one),
      );
      const right = counted.length - wrong.length;
      if (right < GAMES_COUNTED || wrong.length * 4 > right) return [];
      return wrong.map(({ match, score, bestOf }) => ({
        match,
        since: getMatchHistory(context, match).lastScoreAt,
        reason: { score, bestOf },
        fact: `${score}/${bestOf}`,
      }));
    });
  },
);

/** A match ended without a known result, because a score cannot be read as a number. */
export const scoreUnreadable = createRule(
  "score-unreadable",
  "warn",
  /** The scores that cannot be read, as the service sends them. */
  { texts: z.readonly(z.array(z.string())) },
  (context) =>
    findInMatches(context.matches, (derived) => {
      const { match, sighting, status } = derived;
      if (!isUndecidedByText(derived) || status.by === "taken-as-ended") return null;
      if (context.now - (match.start ?? context.now) > REPORTED_UNREADABLE) return null;
      const texts = match.entries.flatMap((entry) =>
        isUnreadable(entry) ? (entry.scoreText ?? []) : [],
      );
      const since = getMatchHistory(context, derived).endedAt ?? sighting.changedAt;
      return { since, reason: { texts }, fact: texts.join(" ") };
    }),
);

function hadBegun(context: AttentionContext, derived: DerivedMatch, at: number): boolean {
  if (derived.status.state === "upcoming" || derived.status.by === "bye") return false;
  const began = getMatchHistory(context, derived).startedAt ?? derived.match.start ?? at;
  return began <= at;
}

/** Returns a match of several games with its impossible score. */
function scoredTooHigh(match: DerivedMatch) {
  const { bestOf, entries } = match.match;
  const score = Math.max(0, ...entries.map((entry) => entry.score ?? 0));
  return bestOf !== null && bestOf >= 2 && score > Math.floor(bestOf / 2) + 1
    ? [{ match, bestOf, score }]
    : [];
}

/** Returns whether it is a match of several games in which a contestant has scored. */
function countsGames({ match }: DerivedMatch): boolean {
  return (match.bestOf ?? 0) >= 2 && hasScore(match) && !hasUnreadableScore(match);
}

function scopeOf({ match }: DerivedMatch): string {
  return `${match.site} ${match.bracketId} ${match.groupId}`;
}
