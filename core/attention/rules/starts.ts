/** Rules about starts that are near or have passed. */
import * as z from "zod/mini";
import { compareNullable } from "#core/lib/compare.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import { InstantSchema } from "#core/model/instant.ts";
import {
  type AttentionContext,
  findMatch,
  findNearStart,
  getMatchHistory,
  plannedSince,
} from "./context.ts";
import { createRule, findInMatches } from "./rule.ts";

/** How long before its start both contestants should be known, in milliseconds. */
const KNOWN_BEFORE = 15 * MINUTE;
/** A changed start is near if it is at most this far from now, in milliseconds. */
const NEAR = HOUR;
/** How long a changed start needs attention, in milliseconds. */
const MOVE_IS_NEWS = 2 * HOUR;

/** The start passed by more than the grace period, and the service lists the match as upcoming. */
export const notStarted = createRule("not-started", "warn", { start: InstantSchema }, ({ open }) =>
  findInMatches(open, (derived) => {
    const { start } = derived.match;
    if (derived.status.by !== "not-started" || start === null || derived.absence !== null)
      return null;
    // Without both contestants it cannot begin: `contestant-missing` reports that.
    if (hasOpenDuelSlot(derived)) return null;
    return { since: start, reason: { start }, fact: String(start) };
  }),
);

/** A contestant is unknown although the match starts soon, or should have started. */
export const contestantMissing = createRule(
  "contestant-missing",
  "warn",
  /** `waitsFor`: code of the feeder that has not ended, of several the one that starts first. */
  { start: InstantSchema, waitsFor: z.nullable(z.string()) },
  (context) =>
    findInMatches(context.open, (derived) => {
      const start = findNearStart(context, derived, KNOWN_BEFORE);
      if (start === null || !hasOpenDuelSlot(derived)) return null;
      return {
        since: start - KNOWN_BEFORE,
        reason: { start, waitsFor: findOpenFeeder(context, derived) },
        fact: `${start} ${derived.match.entries.length}`,
      };
    }),
);

/** The start is far from the dates of the tournament, as with a wrong year. */
export const implausibleStart = createRule(
  "start-implausible",
  "warn",
  /** `dates`: start and end of the tournament, as far as they are stated. */
  { start: InstantSchema, dates: z.readonly(z.array(InstantSchema)) },
  (context) =>
    findInMatches(context.open, (derived) => {
      const { implausibleStart: start, tournament } = derived.match;
      if (start === undefined) return null;
      const dates = [tournament.start, tournament.end].filter((date) => date !== null);
      return {
        since: plannedSince(context, derived),
        reason: { start, dates },
        fact: String(start),
      };
    }),
);

/** The start was changed, and the old or the new one is near. */
export const moved = createRule(
  "moved",
  "warn",
  { from: InstantSchema, to: InstantSchema },
  (context) => {
    const isNear = (start: Instant): boolean => Math.abs(start - context.now) <= NEAR;
    return findInMatches(context.open, (derived) => {
      const { moved: move } = getMatchHistory(context, derived);
      if (move === null || derived.status.state !== "upcoming") return null;
      const { from, to, at } = move;
      if (context.now - at >= MOVE_IS_NEWS || derived.match.start !== to) return null;
      if (!isNear(from) && !isNear(to)) return null;
      return { since: at, reason: { from, to }, fact: `${from} ${to}` };
    });
  },
);

/** Returns whether a slot of a match of two is open; a bye has only one. */
function hasOpenDuelSlot({ match, status }: DerivedMatch): boolean {
  return match.entries.length < 2 && status.by !== "bye";
}

function findOpenFeeder(context: AttentionContext, { slots }: DerivedMatch): string | null {
  const open = slots.flatMap(({ entry, source }) => {
    if (entry !== null || !("of" in source)) return [];
    const feeder = findMatch(context, source.of.match);
    const isOpen = feeder?.status.state !== "ended";
    return isOpen ? [{ code: source.of.code, start: feeder?.match.start ?? null }] : [];
  });
  return open.sort((a, b) => compareNullable(a.start, b.start))[0]?.code ?? null;
}
