/** Rules about matches that are played for long, or are no longer listed or ended. */
import * as z from "zod/mini";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { hasScore, hasUnreadableScore, playsItself } from "#core/match/outcome.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { type AttentionContext, findBeginTime, toMinutes } from "./context.ts";
import { createRule, findInMatches } from "./rule.ts";

/** Factor on the longest observed duration: slightly longer matches need no attention. */
const LONGER = 1.25;
/** How long the service may leave out a live match, in milliseconds. */
const UNSEEN = 15 * MINUTE;
/** How long a match without a result is reported, in milliseconds. */
const REPORTED_OPEN = 3 * DAY;

/** `typical`: median duration of similar observed matches; `watched`: their number. */
const DURATIONS = { minutes: z.number(), typical: z.number(), watched: z.number() };

/** The match has no score although similar matches had ended after this time. */
export const noScore = createRule("no-score", "warn", DURATIONS, (context) =>
  findInMatches(context.open, (derived) => {
    const isScored = hasScore(derived.match) || hasUnreadableScore(derived.match);
    const live = isScored ? null : timeLiveMatch(context, derived);
    if (live === null || live.elapsed <= live.typical) return null;
    return { since: live.began + live.typical, reason: live.durations, fact: "" };
  }),
);

/** The match takes longer than every similar one. */
export const runningLong = createRule(
  "running-long",
  "warn",
  { ...DURATIONS, bestOf: z.nullable(z.number()) },
  (context) =>
    findInMatches(context.open, (derived) => {
      const live = hasScore(derived.match) ? timeLiveMatch(context, derived) : null;
      if (live === null) return null;
      const limit = Math.max(live.longest * LONGER, live.typical + 10 * MINUTE);
      if (live.elapsed <= limit) return null;
      const reason = { ...live.durations, bestOf: derived.match.bestOf };
      return { since: live.began + limit, reason, fact: "" };
    }),
);

/** The match was live, and has not been listed for a while. */
export const lastSeen = createRule("last-seen", "note", { at: InstantSchema }, ({ open, now }) =>
  findInMatches(open, ({ absence, status, sighting: { lastSeen: at } }) => {
    if (absence !== "last-seen" || status.state !== "live" || now - at < UNSEEN) return null;
    return { since: at, reason: { at }, fact: String(at) };
  }),
);

/**
 * A match with two contestants began long ago and has not changed since, but the service has neither
 * ended it nor shows a winner: it may have been interrupted, or the result was never entered.
 */
export const stillOpen = createRule(
  "still-open",
  "warn",
  { start: InstantSchema },
  ({ matches, now }) =>
    findInMatches(matches, ({ match, sighting, status, outcome, unresolved, part }) => {
      const { start } = match;
      const isAssumed = status.by === "taken-as-ended" && outcome.winner === null;
      if (!isAssumed || unresolved !== null || start === null) return null;
      // A replay or another leg follows it.
      if (part !== undefined && part.number < part.matches.length) return null;
      if (match.entries.length < 2 || now - start > REPORTED_OPEN) return null;
      const { changedAt, firstSeen } = sighting;
      return { since: changedAt > firstSeen ? changedAt : start, reason: { start }, fact: "" };
    }),
);

/** A group match of two was locked without a score, and is no draw: cancelled, annulled, abandoned. */
export const noResult = createRule("no-result", "warn", {}, ({ matches, world, now }) =>
  findInMatches(matches, ({ match, sighting, status, outcome }) => {
    const isOver = status.state === "ended" && match.locked === true && match.entries.length === 2;
    if (match.groupId === null || !isOver || hasScore(match) || hasUnreadableScore(match)) {
      return null;
    }
    if (outcome.winner !== null || outcome.draw || playsItself(match)) return null;
    // There it is a forfeit of both, which organisers enter so.
    if (world.groups.get(`${match.site}/${match.groupId}`)?.scoresArePoints === true) return null;
    const since = Math.max(sighting.changedAt, match.start ?? -Infinity);
    return now - since > REPORTED_OPEN ? null : { since, reason: {}, fact: "" };
  }),
);

/**
 * Returns how long a live match has been played, and how long similar ones took, in milliseconds;
 * `null` if that is unknown.
 */
function timeLiveMatch(context: AttentionContext, derived: DerivedMatch) {
  const began = findBeginTime(context, derived);
  const length = context.lengths(derived.match);
  if (began === null || length === null || !isMatchLiveAndListed(derived)) return null;
  const { typical, longest, watched } = length;
  const elapsed = context.now - began;
  const durations = { minutes: toMinutes(elapsed), typical: toMinutes(typical), watched };
  return { began, elapsed, typical, longest, durations };
}
