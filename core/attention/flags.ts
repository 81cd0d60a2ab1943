/** What the service itself marks, and what contradicts its own marks. */
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import {
  changedAt,
  type Finding,
  historyOf,
  noticed,
  type Rule,
  scoresOf,
  type Watch,
} from "./watch.ts";

/** What was taken back is worth a look for so long, in milliseconds. */
export const RECENT = 12 * HOUR;
/** As many locked matches of a tournament as say that its service locks what is over. */
const LOCKING = 3;
/** How long the service may take to call over what is decided, in milliseconds. */
const CALLS_OVER_WITHIN = 15 * MINUTE;

/** The service's flag for a match on whose result the two do not agree. */
export const conflict: Rule = ({ matches }) =>
  matches
    .filter(({ match }) => match.conflict === true)
    .map((derived) => ({
      match: derived,
      severity: "alarm",
      since: changedAt(derived),
      reason: { kind: "conflict", scores: scoresOf(derived) },
      fact: scoresOf(derived).join("-"),
    }));

/** A bye with two contestants. */
export const byeWithTwo: Rule = ({ matches }) =>
  matches
    .filter(({ match }) => match.bye === true && match.entries.length > 1)
    .map((derived) => ({
      match: derived,
      severity: "warn",
      since: null,
      reason: { kind: "bye-with-two" },
      fact: derived.match.entries.map(({ key }) => key).join(" "),
    }));

/** Locked although it is not over. */
export const locked: Rule = (watch) =>
  watch.open
    .filter((derived) => derived.match.locked === true)
    .map((derived) => ({
      match: derived,
      severity: "warn",
      since: null,
      reason: { kind: "locked" },
      fact: derived.status.state,
    }));

/** A lock that was taken back. */
export const unlocked: Rule = (watch) =>
  noticed(watch, ({ unlockedAt }) => unlockedAt !== null).flatMap((derived): readonly Finding[] => {
    const at = recent(watch, historyOf(watch, derived).unlockedAt);
    if (at === null || derived.match.locked === true) return [];
    const reason = { kind: "unlocked" } as const;
    return [{ match: derived, severity: "warn", since: at, reason, fact: String(at) }];
  });

/** Scores that were there and are gone. */
export const scoreWithdrawn: Rule = (watch) =>
  noticed(watch, (history) => history.scoreWithdrawn !== null).flatMap(
    (derived): readonly Finding[] => {
      const gone = must(historyOf(watch, derived).scoreWithdrawn, "it was noticed");
      const at = recent(watch, gone.at);
      if (at === null) return [];
      const reason = { kind: "score-withdrawn", scores: gone.from } as const;
      return [{ match: derived, severity: "alarm", since: at, reason, fact: String(at) }];
    },
  );

/**
 * Somebody has won, and the service still calls it upcoming; or it never locks it, where it locks all
 * else that is over.
 */
export const decidedNotOver: Rule = (watch) => {
  const locking = new Map<SiteKey, boolean>();
  const isLocking = ({ match: { tournament } }: DerivedMatch): boolean => {
    const known = locking.get(tournament.key) ?? locksWhatIsOver(watch, tournament.key);
    locking.set(tournament.key, known);
    return known;
  };
  return watch.matches.flatMap((derived): readonly Finding[] => {
    const { match, sighting, status, outcome } = derived;
    if (status.by !== "advanced" && status.by !== "clinched") return [];
    const listedUpcoming = sighting.list === "upcoming";
    if (!listedUpcoming && (match.locked === true || !isLocking(derived))) return [];
    const winner = match.entries[outcome.winner ?? -1];
    const since = historyOf(watch, derived).lastScoreAt ?? sighting.changedAt;
    if (winner === undefined || watch.now - since < CALLS_OVER_WITHIN) return [];
    const reason = { kind: "decided-not-over", winner: winner.name, listedUpcoming } as const;
    return [{ match: derived, severity: "warn", since, reason, fact: winner.key }];
  });
};

/** Enough matches of its tournament are locked, and at least four in five of all that ended. */
function locksWhatIsOver({ world }: Watch, tournament: SiteKey): boolean {
  const view = must(world.tournaments.get(tournament), "a match has a tournament");
  if (!view.basis.lockTrusted) return false;
  const ended = view.matches.filter(
    ({ status }) => status.state === "ended" && status.by !== "bye",
  );
  const count = ended.filter((one) => one.match.locked === true).length;
  return count >= LOCKING && count * 5 >= ended.length * 4;
}

/** The moment, where it is not too long ago. */
function recent({ now }: Watch, at: Instant | null): Instant | null {
  return at !== null && now - at < RECENT ? at : null;
}
