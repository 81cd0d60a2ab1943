/** Rules about contestants whose matches overlap or follow each other closely. */
import * as z from "zod/mini";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { foldName } from "#core/lib/text.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import {
  type AttentionContext,
  createMatchReference,
  findBeginTime,
  findMatch,
  getMatchHistory,
  plannedSince,
  selectFromHistories,
} from "./context.ts";
import { createRule, MatchReferenceSchema } from "./rule.ts";

/** Minimum time from the end of a contestant's match to the next start, in milliseconds. */
const TURNAROUND = 10 * MINUTE;

/** The time that a match takes, estimated. */
interface OccupiedTime {
  readonly derived: DerivedMatch;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * A contestant plays two matches at once; in one round of a bracket, these are two of one name.
 * Within a game contestants are compared by key, because of aliases; across games by name.
 */
export const overlapping = createRule(
  "overlapping",
  "alarm",
  /** `sameName`: in two games, so these may be two people. */
  { contestant: z.string(), other: MatchReferenceSchema, sameName: z.boolean() },
  (context) => {
    const parts = context.open.flatMap((derived) => {
      const use = findOccupiedTime(context, derived);
      return use === null ? [] : derived.match.entries.map((entry) => ({ use, entry }));
    });
    const ordered = parts.toSorted((a, b) => a.use.from - b.use.from);
    const byKey = groupBy(ordered, ({ entry }) => entry.key);
    const byName = groupBy(ordered, ({ entry }) => foldName(entry.name));
    return ordered.flatMap((later) => {
      const { use, entry } = later;
      const findClash = (own: typeof ordered = []) =>
        own
          .slice(0, own.indexOf(later))
          .find((earlier) => doOverlap(earlier.use, use) && !areInOneRound(earlier.use, use));
      const other = findClash(byKey.get(entry.key)) ?? findClash(byName.get(foldName(entry.name)));
      if (other === undefined) return [];
      const sameName = other.entry.key !== entry.key;
      const reference = createMatchReference(other.use.derived);
      return [
        {
          match: use.derived,
          since: overlapsSince(context, other.use, use),
          reason: { contestant: entry.name, other: reference, sameName },
          fact: `${reference.match} ${entry.key}`,
          severity: sameName ? "note" : "alarm",
        },
      ];
    });
  },
);

/**
 * Too little time between the end of a contestant's match, known or estimated, and the next start.
 */
export const shortTurnaround = createRule(
  "short-turnaround",
  "note",
  {
    contestant: z.string(),
    /** Negative if the next match starts before the end. */
    minutes: z.number(),
    other: MatchReferenceSchema,
    /** True if the earlier match has not ended. */
    estimated: z.boolean(),
  },
  (context) =>
    [...context.open, ...endedJustNow(context)].flatMap((earlier) => {
      const end = findEnd(context, earlier);
      if (end === null) return [];
      return nextOf(context, earlier).flatMap(({ derived, contestant }) => {
        const { start } = derived.match;
        // A start before that of its feeder is only a guess.
        if (start === null || start < (earlier.match.start ?? start) || start < context.now) {
          return [];
        }
        if (start - end.at >= TURNAROUND) return [];
        const minutes = Math.floor((start - end.at) / MINUTE);
        const other = createMatchReference(earlier);
        return [
          {
            match: derived,
            since: Math.max(
              plannedSince(context, earlier),
              plannedSince(context, derived),
              tightSince(context, earlier, start),
            ),
            reason: { contestant, minutes, other, estimated: end.estimated },
            fact: `${other.match} ${start}`,
          },
        ];
      });
    }),
);

/**
 * Returns when a match is played that is live or begins within a day; `null` for other matches and
 * if its start is unknown.
 */
export function findOccupiedTime(
  context: AttentionContext,
  derived: DerivedMatch,
): OccupiedTime | null {
  const { match, status, absence } = derived;
  const from = findBeginTime(context, derived);
  if (from === null || absence !== null) return null;
  if (status.state === "upcoming" && from - context.now > DAY) return null;
  return { derived, from, to: from + (context.lengths(match)?.typical ?? SHORTEST_MATCH) };
}

/**
 * Returns whether the later match starts before the estimated end of the earlier one. A grand final
 * and its reset never overlap.
 */
export function doOverlap(earlier: OccupiedTime, later: OccupiedTime): boolean {
  if (earlier.derived === later.derived || later.from >= earlier.to) return false;
  const { match: a, round: one } = earlier.derived;
  const { match: b, round: other } = later.derived;
  const keys = new Set([one?.key, other?.key]);
  return !(
    a.site === b.site &&
    a.bracketId === b.bracketId &&
    keys.has("grand final") &&
    keys.has("grand final reset")
  );
}

/** Returns whether two matches are different ones of a bracket's round: one name in both is ambiguous. */
function areInOneRound({ derived: a }: OccupiedTime, { derived: b }: OccupiedTime): boolean {
  const isOneRound = a.round !== null && a.round.key === b.round?.key;
  const { site, bracketId, row } = a.match;
  const isOneBracket =
    site === b.match.site && bracketId !== null && bracketId === b.match.bracketId;
  return isOneRound && isOneBracket && row !== b.match.row;
}

/**
 * Returns since when two matches that overlap do so, as far as that is known: since both have their
 * start and contestants, or since they began if they did not overlap as planned.
 */
export function overlapsSince(
  context: AttentionContext,
  earlier: OccupiedTime,
  later: OccupiedTime,
): Instant {
  const first = asPlanned(earlier);
  const second = asPlanned(later);
  const isPlanned = first.from < second.to && second.from < first.to;
  const known = [earlier, later].flatMap(({ derived }) => {
    const began = getMatchHistory(context, derived).startedAt;
    const planned = plannedSince(context, derived);
    return isPlanned || began === null ? [planned] : [planned, began];
  });
  return Math.max(...known);
}

/** Returns the time that a match was to take. */
function asPlanned({ derived, from, to }: OccupiedTime): OccupiedTime {
  const start = derived.match.start ?? from;
  return { derived, from: start, to: start + (to - from) };
}

/** Returns matches that ended less than `TURNAROUND` ago; earlier ones cannot be too close. */
function endedJustNow(context: AttentionContext): readonly DerivedMatch[] {
  return selectFromHistories(context, ({ endedAt }) =>
    endedAt !== null && context.now - endedAt < TURNAROUND ? endedAt : null,
  )
    .map(({ match }) => match)
    .filter(({ status }) => status.state === "ended");
}

/** Returns when a match ended or is estimated to end; `null` if neither is known. */
function findEnd(context: AttentionContext, derived: DerivedMatch) {
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
  const fed = status.state === "ended" ? [] : [winnerTo, loserTo];
  const found = [
    ...fed.map((to) => ({ key: to?.match ?? null, contestant: names })),
    ...match.entries.map(({ key, name }) => ({
      key: context.world.contestants.get(key)?.next ?? null,
      contestant: name,
    })),
  ];
  const next = new Map<string, { derived: DerivedMatch; contestant: string }>();
  for (const { key, contestant } of found) {
    const derived = key === match.key ? null : findMatch(context, key);
    if (derived?.status.state !== "upcoming") continue;
    if (derived.absence !== null || derived.unresolved !== null) continue;
    next.set(derived.match.key, { derived, contestant });
  }
  return [...next.values()];
}
