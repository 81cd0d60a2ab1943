/** Contestants who have to be in two places, or hurry from one to the other. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { foldName } from "#core/lib/text.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Entry, Instant } from "#core/model/match.ts";
import { isLive } from "#core/match/is-live-and-listed.ts";
import {
  beganAt,
  type Finding,
  historyOf,
  matchAt,
  nameOf,
  noticed,
  type Rule,
  type Watch,
} from "./watch.ts";

/** No match is over sooner; where no length is learnt, all that is known. */
const SHORTEST_MATCH = 15 * MINUTE;
/** What a contestant needs from the end of a match to the start of the next, in milliseconds. */
const TURNAROUND = 10 * MINUTE;

/** A contestant's part in a match that is not over. */
interface Part {
  readonly derived: DerivedMatch;
  readonly entry: Entry;
  readonly from: Instant;
  readonly to: Instant;
}

/** A contestant plays two matches at once, across games by name. */
export const overlapping: Rule = (watch) => {
  const parts = watch.open.flatMap((derived) => partsOf(watch, derived));
  const byName = groupBy(parts, ({ entry }) => foldName(entry.name));
  return [...byName.values()].flatMap((own) => {
    const ordered = own.toSorted((a, b) => a.from - b.from);
    return ordered.flatMap((later, index): readonly Finding[] => {
      const other = ordered.slice(0, index).find((earlier) => clash(earlier, later));
      if (other === undefined) return [];
      const sameName = other.entry.key !== later.entry.key;
      const reason = {
        kind: "overlapping",
        contestant: later.entry.name,
        other: nameOf(other.derived),
        sameName,
      } as const;
      return [
        {
          match: later.derived,
          severity: sameName ? "note" : "warn",
          since: null,
          reason,
          fact: `${other.derived.match.key} ${later.entry.key}`,
        },
      ];
    });
  });
};

/** Too little time between the end of a contestant's match, known or learnt, and the next start. */
export const shortTurnaround: Rule = (watch) =>
  [...watch.open, ...endedJustNow(watch)].flatMap((earlier): readonly Finding[] => {
    const end = endOf(watch, earlier);
    if (end === null) return [];
    return nextOf(watch, earlier).flatMap(({ derived, contestant }): readonly Finding[] => {
      const { start } = derived.match;
      // One dated before the match that leads to it says nothing but that its date is a guess.
      if (start === null || start < (earlier.match.start ?? start) || start < watch.now) return [];
      if (start - end.at >= TURNAROUND) return [];
      const reason = {
        kind: "short-turnaround",
        contestant,
        minutes: Math.floor((start - end.at) / MINUTE),
        other: nameOf(earlier),
        estimated: end.estimated,
      } as const;
      const severity = end.estimated ? "note" : "warn";
      const fact = `${earlier.match.key} ${start}`;
      return [{ match: derived, severity, since: null, reason, fact }];
    });
  });

/** A start to come is never too near to an end that lies farther back. */
function endedJustNow(watch: Watch): readonly DerivedMatch[] {
  return noticed(
    watch,
    ({ endedAt }) => endedAt !== null && watch.now - endedAt < TURNAROUND,
  ).filter(({ status }) => status.state === "ended");
}

/** Those of a match that is being played, or is to begin within a day. */
function partsOf(watch: Watch, derived: DerivedMatch): readonly Part[] {
  const { match, status, absence } = derived;
  const from = beganAt(watch, derived);
  if (from === null || absence !== null) return [];
  if (status.state === "upcoming" && from - watch.now > DAY) return [];
  const to = from + (watch.lengths(match)?.typical ?? SHORTEST_MATCH);
  return match.entries.map((entry) => ({ derived, entry, from, to }));
}

/** A match that nobody calls over may overlap the next: two that are live count by their starts. */
function clash(earlier: Part, later: Part): boolean {
  if (earlier.derived === later.derived || later.from >= earlier.to) return false;
  return !areFinals(earlier.derived, later.derived);
}

/** A grand final and its reset follow each other whatever their starts say. */
function areFinals(
  { match: a, round: one }: DerivedMatch,
  { match: b, round: other }: DerivedMatch,
) {
  const keys = new Set([one?.key, other?.key]);
  return (
    a.site === b.site &&
    a.bracketId === b.bracketId &&
    keys.has("grand final") &&
    keys.has("grand final reset")
  );
}

/** When it was noticed to end, or is to end by what was learnt; null where nobody can tell. */
function endOf(
  watch: Watch,
  derived: DerivedMatch,
): { readonly at: Instant; readonly estimated: boolean } | null {
  if (derived.status.state === "ended") {
    const at = must(historyOf(watch, derived).endedAt, "its end was noticed just now");
    return { at, estimated: false };
  }
  const began = beganAt(watch, derived);
  const length = watch.lengths(derived.match);
  if (!isLive(derived) || began === null || length === null) return null;
  return { at: Math.max(began + length.typical, watch.now), estimated: true };
}

/** The matches that its contestants play next: those they stand in already, those it leads to. */
function nextOf(
  watch: Watch,
  { match, status, winnerTo, loserTo }: DerivedMatch,
): readonly { readonly derived: DerivedMatch; readonly contestant: string }[] {
  const names = match.entries.map(({ name }) => name).join(" / ");
  const fed =
    status.state === "ended"
      ? []
      : [winnerTo, loserTo].flatMap((to) => {
          const derived = matchAt(watch, to?.match ?? null);
          return derived === null ? [] : [{ derived, contestant: names }];
        });
  const standing = match.entries.flatMap(({ key, name }) => {
    const next = matchAt(watch, watch.world.contestants.get(key)?.next ?? null);
    return next === null ? [] : [{ derived: next, contestant: name }];
  });
  const found = [...fed, ...standing].filter(
    ({ derived }) =>
      derived.match.key !== match.key &&
      derived.status.state === "upcoming" &&
      derived.absence === null &&
      derived.unresolved === null,
  );
  return [...new Map(found.map((next) => [next.derived.match.key, next])).values()];
}
