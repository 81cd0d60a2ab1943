import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";
import * as z from "zod/mini";
import {
  type AttentionContext,
  findBeginTime,
  filterMatchesByHistory,
  findMatch,
  getMatchHistory,
  createMatchReference,
  plannedSince,
} from "./context.ts";
import { MatchReferenceSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";

/** Minimum time from the end of a contestant's match to the next start, in milliseconds. */
const TURNAROUND = 10 * MINUTE;

/**
 * Too little time between the end of a contestant's match, known or estimated, and the next start.
 */
export const shortTurnaround = createRule({
  kind: "short-turnaround",
  severity: "note",
  reason: z.object({
    contestant: z.string(),
    /** Negative if the next match starts before the end. */
    minutes: z.number(),
    other: MatchReferenceSchema,
    /** True if the earlier match has not ended. */
    estimated: z.boolean(),
  }),
  find: (context) =>
    [...context.open, ...endedJustNow(context)].flatMap((earlier) => {
      const end = endOf(context, earlier);
      if (end === null) return [];
      return nextOf(context, earlier).flatMap(({ derived, contestant }) => {
        const { start } = derived.match;
        // A start before that of its feeder is only a guess.
        if (start === null || start < (earlier.match.start ?? start) || start < context.now) {
          return [];
        }
        if (start - end.at >= TURNAROUND) return [];
        const minutes = Math.floor((start - end.at) / MINUTE);
        return [
          {
            match: derived,
            since: Math.max(
              plannedSince(context, earlier),
              plannedSince(context, derived),
              tightSince(context, earlier, start),
            ),
            reason: {
              contestant,
              minutes,
              other: createMatchReference(earlier),
              estimated: end.estimated,
            },
            fact: `${earlier.match.key} ${start}`,
          },
        ];
      });
    }),
});

/** Returns matches that ended less than `TURNAROUND` ago; earlier ones cannot be too close. */
function endedJustNow(context: AttentionContext): readonly DerivedMatch[] {
  return filterMatchesByHistory(
    context,
    ({ endedAt }) => endedAt !== null && context.now - endedAt < TURNAROUND,
  ).filter(({ status }) => status.state === "ended");
}

/** Returns when a match ended or is estimated to end; `null` if neither is known. */
function endOf(
  context: AttentionContext,
  derived: DerivedMatch,
): { readonly at: Instant; readonly estimated: boolean } | null {
  if (derived.status.state === "ended") {
    const at = must(getMatchHistory(context, derived).endedAt, "the end of the match was noticed");
    return { at, estimated: false };
  }
  const began = findBeginTime(context, derived);
  const length = context.lengths(derived.match);
  if (!isMatchLiveAndListed(derived) || began === null || length === null) return null;
  return { at: Math.max(began + length.typical, context.now), estimated: true };
}

/**
 * Returns since when the end of a match is too close to a later start: since it began if its usual
 * duration reaches that close, else since it is live at that time.
 */
function tightSince(context: AttentionContext, earlier: DerivedMatch, start: Instant): Instant {
  const latestEnd = start - TURNAROUND;
  const began = findBeginTime(context, earlier);
  const typical = context.lengths(earlier.match)?.typical;
  if (began === null || typical === undefined) return latestEnd;
  return began + typical > latestEnd ? began : latestEnd;
}

/** Returns the next matches of its contestants: those they are entered in, and those it feeds. */
function nextOf(
  context: AttentionContext,
  { match, status, winnerTo, loserTo }: DerivedMatch,
): readonly { readonly derived: DerivedMatch; readonly contestant: string }[] {
  const names = match.entries.map(({ name }) => name).join(" / ");
  const fed =
    status.state === "ended"
      ? []
      : [winnerTo, loserTo].flatMap((to) => {
          const derived = findMatch(context, to?.match ?? null);
          return derived === null ? [] : [{ derived, contestant: names }];
        });
  const entered = match.entries.flatMap(({ key, name }) => {
    const next = findMatch(context, context.world.contestants.get(key)?.next ?? null);
    return next === null ? [] : [{ derived: next, contestant: name }];
  });
  const found = [...fed, ...entered].filter(
    ({ derived }) =>
      derived.match.key !== match.key &&
      derived.status.state === "upcoming" &&
      derived.absence === null &&
      derived.unresolved === null,
  );
  return [...new Map(found.map((next) => [next.derived.match.key, next])).values()];
}
