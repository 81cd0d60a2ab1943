import { must } from "#core/lib/must.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantDoubt } from "#core/model/doubt.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { DerivedMatch, Outcome, Status } from "#core/model/derived-match.ts";
import type { MatchEntry, Match, SeenMatch, Sighting } from "#core/model/match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";

/** Start of the matches below. */
export const NOON = Date.UTC(2026, 2, 7, 12);

/** Creates an entry: `"Aino 2"` has a score of 2, `"Aino"` none. `sort` is 1 by default. */
export function entry(text: string, change: Partial<MatchEntry> = {}): MatchEntry {
  const [, name = "", score] = must(/^(.*?)(?: (-?[\d.]+))?$/.exec(text), "a name has one line");
  return {
    key: contestantKey("osu", name),
    name,
    country: "",
    seed: null,
    sort: 1,
    score: score === undefined ? null : Number(score),
    kills: null,
    deaths: null,
    time: null,
    deduction: null,
    ...change,
  };
}

/** Creates entries in order: `entries("Aino 2", "Bo 1")`. */
export function entries(...texts: readonly string[]): readonly MatchEntry[] {
  return texts.map((text, index) => entry(text, { sort: index + 1 }));
}

/** Creates a match of one tournament; in a group or bracket only if `change` sets it. */
export function match(id: string, change: Partial<Match> = {}): Match {
  return {
    key: `a.example/${id}`,
    site: "a.example",
    id,
    tournament: {
      key: "a.example/cup",
      site: "a.example",
      slug: "cup",
      title: "Cup",
      game: "osu!",
      gameSlug: "osu",
      start: NOON,
      end: null,
    },
    groupId: null,
    bracketId: null,
    bracket: null,
    roundOf: null,
    stage: null,
    row: null,
    start: NOON,
    bestOf: 3,
    locked: false,
    bye: false,
    conflict: false,
    entries: entries("Aino", "Bo"),
    ...change,
  };
}

/** Creates a match in the upcoming list, seen once at noon. */
export function seen(model: Match, change: Partial<Sighting> = {}): SeenMatch {
  const sighting: Sighting = {
    list: "upcoming",
    firstSeen: NOON,
    lastSeen: NOON,
    changedAt: NOON,
    wasEnded: false,
    withdrawnAt: null,
    ...change,
  };
  return { match: model, sighting };
}

/** Creates a doubt about the contestant in slot 1, who was in one poll. */
export function contestantDoubt(change: Partial<ContestantDoubt> = {}): ContestantDoubt {
  const value = { field: "contestant", slot: 1, known: null, candidate: "eve" } as const;
  return { ...value, polls: 1, since: 0, ...change };
}

/** Groups matches as snapshots and worlds do. */
export function byTournament<T extends SeenMatch>(all: Iterable<T>): MatchesByTournament<T> {
  return new MatchesByTournament<T>().with(all);
}

export const UPCOMING: Status = { state: "upcoming", by: "listed-upcoming", validUntil: null };
export const LIVE: Status = { state: "live", by: "begun", validUntil: null };
export const ENDED: Status = { state: "ended", by: "locked", validUntil: null };
export const BYE: Status = { state: "ended", by: "bye", validUntil: null };

export const UNDECIDED: Outcome = { winner: null, by: null, draw: false };
export const DRAW: Outcome = { winner: null, by: null, draw: true };

/** Creates a derived match: ended if every entry has a score, else upcoming. */
export function derived(model: Match, change: Partial<DerivedMatch> = {}): DerivedMatch {
  const scores = model.entries.flatMap(({ score }) => score ?? []);
  const hasEnded = scores.length > 1 && scores.length === model.entries.length;
  return {
    ...seen(model),
    status: hasEnded ? ENDED : UPCOMING,
    outcome: hasEnded ? outcomeByScore(scores) : UNDECIDED,
    code: null,
    round: null,
    slots: model.entries.map((_, index) => ({ entry: index, source: { type: "unknown" } })),
    winnerTo: null,
    loserTo: null,
    absence: null,
    unresolved: null,
    ...change,
  };
}

/** Creates a derived match with a status: `inState(LIVE, "Aino 1", "Bo 0")`. */
export function inState(status: Status, ...names: readonly string[]): DerivedMatch {
  const model = match("1", { entries: entries(...names) });
  return derived(model, status.state === "ended" ? { status } : { status, outcome: UNDECIDED });
}

/**
 * Creates a derived match from its contestants: `"Aino 2, Bo 1"` is ended, `"Aino, Bo"` upcoming,
 * `"Aino 1"` a bye, `""` open.
 */
export function played(id: string, text: string, change: Partial<Match> = {}): DerivedMatch {
  const sides = text === "" ? [] : entries(...text.split(", "));
  const isBye = sides.length === 1;
  return derived(match(id, { entries: sides, ...change }), isBye ? { status: BYE } : {});
}

/** Creates matches with ids from 0, see `played`. */
export function playedAll(
  texts: readonly string[],
  change: Partial<Match> = {},
): readonly DerivedMatch[] {
  return texts.map((text, index) => played(`${index}`, text, change));
}

/** Formats standings as `1 Aino 6`: position (with `=` if tied), name, points. */
export function formatStandings(rows: readonly StandingRow[]): readonly string[] {
  return rows.map(
    ({ position, tied, contestant, points }) =>
      `${position}${tied ? "=" : ""} ${contestant.name} ${points}`,
  );
}

/** Returns the outcome of an ended match decided by its scores. */
function outcomeByScore(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  const winner = scores.indexOf(best);
  return winner === scores.lastIndexOf(best) ? { winner, by: "led", draw: false } : DRAW;
}

/** Creates a round as derived matches contain it. */
export function round(key: string): NonNullable<DerivedMatch["round"]> {
  return { key, name: { long: key, medium: key, short: key }, losersTo: null };
}
