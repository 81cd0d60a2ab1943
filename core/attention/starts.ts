/** What is wrong with starts that are near or past. */
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant } from "#core/model/match.ts";
import { type Finding, historyOf, matchAt, type Rule, type Watch } from "./watch.ts";

/** So long before its start both contestants should be known, in milliseconds. */
const KNOWN_BEFORE = 15 * MINUTE;
/** A start is near for so long before and after it, in milliseconds. */
const NEAR = HOUR;
/** How long a changed start is news, in milliseconds. */
export const MOVE_IS_NEWS = 2 * HOUR;

/** Its start is past by more than the grace, and the service lists it as upcoming. */
export const notStarted: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const { match, status, absence } = derived;
    if (status.by !== "not-started" || match.start === null || absence !== null) return [];
    // Without contestants it cannot begin: that is told by `contestantMissing`.
    if (isMissingSomebody(derived)) return [];
    const { start } = match;
    const reason = { kind: "not-started", start } as const;
    return [{ match: derived, severity: "warn", since: start, reason, fact: String(start) }];
  });

/** Not everybody is known although it starts soon, or should have started. */
export const contestantMissing: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const { match, status, absence } = derived;
    const { start } = match;
    if (start === null || status.state !== "upcoming" || absence !== null) return [];
    if (start - watch.now > KNOWN_BEFORE) return [];
    if (!isMissingSomebody(derived) || isPerhapsNotNeeded(watch, derived)) return [];
    const reason = {
      kind: "contestant-missing",
      start,
      waitsFor: waitsFor(watch, derived),
    } as const;
    return [
      {
        match: derived,
        severity: start > watch.now ? "warn" : "alarm",
        since: start - KNOWN_BEFORE,
        reason,
        fact: `${start} ${match.entries.length}`,
      },
    ];
  });

/** A start that was changed while the old or the new one is near. */
export const moved: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    const { moved: move } = historyOf(watch, derived);
    if (move === null || derived.status.state !== "upcoming") return [];
    if (watch.now - move.at >= MOVE_IS_NEWS || derived.match.start !== move.to) return [];
    if (!isNear(watch, move.from) && !isNear(watch, move.to)) return [];
    const reason = { kind: "moved", from: move.from, to: move.to } as const;
    return [
      { match: derived, severity: "warn", since: move.at, reason, fact: `${move.from} ${move.to}` },
    ];
  });

/** Whether a side of a match of two is open; a bye has one. */
export function isMissingSomebody({ match, status }: DerivedMatch): boolean {
  return match.entries.length < 2 && status.by !== "bye";
}

/** A reset is played only if the lower side wins the grand final. */
function isPerhapsNotNeeded({ world }: Watch, { match, round }: DerivedMatch): boolean {
  if (round?.key !== "grand final reset") return false;
  return !world.tournaments
    .get(match.tournament.key)
    ?.matches.some(
      (other) =>
        other.round?.key === "grand final" &&
        other.match.bracketId === match.bracketId &&
        other.match.site === match.site &&
        other.outcome.winner !== null,
    );
}

/** Code of the first match before it that is not over. */
function waitsFor(watch: Watch, { slots }: DerivedMatch): string | null {
  for (const { entry, source } of slots) {
    if (entry !== null || !("of" in source)) continue;
    const feeder = matchAt(watch, source.of.match);
    if (feeder === null || feeder.status.state !== "ended") return source.of.code;
  }
  return null;
}

function isNear({ now }: Watch, start: Instant): boolean {
  return Math.abs(start - now) <= NEAR;
}
