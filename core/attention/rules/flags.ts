/** Rules about flags of the service and matches that contradict themselves. */
import * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import { listScores, playsItself } from "#core/match/outcome.ts";
import { type DerivedMatch, ENDING_REASONS, type StatusReason } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { TournamentView } from "#core/world/world.ts";
import {
  getMatchHistory,
  getTournament,
  isRecentChange,
  plannedSince,
  selectFromHistories,
} from "./context.ts";
import { ContestantScoresSchema, createRule, findInMatches } from "./rule.ts";

/** Reasons of a status that the service did not set, apart from byes. */
const DECIDED: ReadonlySet<StatusReason> = new Set(ENDING_REASONS.filter((by) => by !== "bye"));
/** At least this many locked matches of a tournament show that its service locks ended matches. */
const LOCKING = 3;
/** How long the service may take to end a decided match, in milliseconds. */
const ENDS_WITHIN = 15 * MINUTE;

/** The service marks the match: the contestants disagree about its result. */
export const conflict = createRule(
  "conflict",
  "alarm",
  { scores: ContestantScoresSchema },
  (context) =>
    findInMatches(context.matches, (derived) => {
      if (derived.match.conflict !== true) return null;
      const scores = listScores(derived.match);
      const since = getMatchHistory(context, derived).conflictAt;
      return { since, reason: { scores }, fact: scores.join("-") };
    }),
);

/** The match is locked although it has not ended. */
export const locked = createRule("locked", "alarm", {}, (context) =>
  findInMatches(context.open, (derived) => {
    if (derived.match.locked !== true) return null;
    const since = getMatchHistory(context, derived).lockedAt;
    return { since, reason: {}, fact: derived.status.state };
  }),
);

/** The service removed its lock. */
export const unlocked = createRule("unlocked", "note", {}, (context) =>
  selectFromHistories(context, ({ unlockedAt: at }) => (isRecentChange(context, at) ? at : null))
    .filter(({ match }) => match.match.locked !== true)
    .map(({ match, value: since }) => ({ match, since, reason: {}, fact: String(since) })),
);

/**
 * A contestant has won, and the service still lists the match as upcoming; or it has not locked it
 * although it locks the other ended matches.
 */
export const decidedNotOver = createRule(
  "decided-not-over",
  "alarm",
  { winner: z.string(), listedUpcoming: z.boolean() },
  (context) => {
    const locking = new Map<SiteKey, boolean>();
    const isLocking = (derived: DerivedMatch): boolean => {
      const { key } = derived.match.tournament;
      const known = locking.get(key) ?? locksEnded(getTournament(context, derived));
      locking.set(key, known);
      return known;
    };
    return findInMatches(context.matches, (derived) => {
      const { match, sighting, status, outcome } = derived;
      if (!DECIDED.has(status.by)) return null;
      const listedUpcoming = sighting.list === "upcoming";
      if (!listedUpcoming && (match.locked === true || !isLocking(derived))) return null;
      const winner = match.entries[outcome.winner ?? -1];
      const since = getMatchHistory(context, derived).lastScoreAt ?? sighting.changedAt;
      if (winner === undefined || context.now - since < ENDS_WITHIN) return null;
      return { since, reason: { winner: winner.name, listedUpcoming }, fact: winner.key };
    });
  },
);

/** A bye has two contestants. */
export const byeWithTwo = createRule("bye-with-two", "alarm", {}, (context) =>
  findInMatches(context.matches, (derived) => {
    const { bye, entries } = derived.match;
    if (bye !== true || entries.length < 2) return null;
    const fact = entries.map(({ key }) => key).join(" ");
    return { since: plannedSince(context, derived), reason: {}, fact };
  }),
);

/** Both contestants of a match are the same one. */
export const selfMatch = createRule(
  "plays-itself",
  "alarm",
  { contestant: z.string() },
  (context) =>
    findInMatches(context.matches, (derived) => {
      const [entry] = derived.match.entries;
      if (entry === undefined || !playsItself(derived.match)) return null;
      const since = plannedSince(context, derived);
      return { since, reason: { contestant: entry.name }, fact: entry.key };
    }),
);

/** Returns whether enough matches are locked, and at least four in five of the ended. */
function locksEnded({ basis, matches }: TournamentView): boolean {
  if (!basis.lockTrusted) return false;
  const ended = matches.filter(({ status }) => status.state === "ended" && status.by !== "bye");
  const count = ended.filter((one) => one.match.locked === true).length;
  return count >= LOCKING && count * 5 >= ended.length * 4;
}
