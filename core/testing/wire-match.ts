/** A JSON object as the service sends it. */
export type Wire = Record<string, unknown>;

/** Both lists of a service at one time. */
export interface WireLists {
  readonly upcoming: readonly Wire[];
  readonly ended: readonly Wire[];
}

/** Time of minute 0 of every generated event, in milliseconds since the epoch. */
export const GENERATED_EVENT_START = Date.UTC(2026, 2, 7, 10);

/** Start of every match of `wireMatch` that states no other, in milliseconds since the epoch. */
export const WIRE_START = Date.UTC(2026, 2, 7, 18);

/** Creates a match as the service sends it, with changes. */
export function wireMatch(change: Readonly<Wire> = {}): Wire {
  return {
    id: "110001",
    group_id: null,
    bracket_id: "1101",
    locked: "0",
    row: "1",
    stage: "1",
    round_of: "8",
    start: "2026-03-07 18:00:00",
    best_of: "3",
    bye: "0",
    conflict: "0",
    site: "osu.example.net",
    contestants: [wireContestant({ name: "Aino" }), wireContestant({ name: "Bo", sort: "2" })],
    tournament: wireTournament(),
    bracket: wireBracket(),
    ...change,
  };
}

/** Creates a tournament as the service sends it, with changes. */
export function wireTournament(change: Readonly<Wire> = {}): Wire {
  return {
    game: "osu!",
    game_slug: "osu",
    title: "Spring Cup",
    slug: "spring-cup",
    start: "2026-03-07 10:00:00",
    end: "2026-03-08 22:00:00",
    ...change,
  };
}

/** Puts a match into a tournament with this slug and title. */
export function inCup(slug: string, match: Wire): Wire {
  return { ...match, tournament: wireTournament({ slug, title: slug }) };
}

/** Creates a contestant as the service sends it, with changes. */
export function wireContestant(change: Readonly<Wire> = {}): Wire {
  return {
    score: "0",
    sort: "1",
    kills: null,
    deaths: null,
    time: null,
    deduction: "0",
    name: "Aino",
    country: "fi",
    seed: "0",
    ...change,
  };
}

/** Creates a bracket as the service sends it, with changes. */
export function wireBracket(change: Readonly<Wire> = {}): Wire {
  return {
    title: "Playoffs",
    type: "single",
    size: "8",
    related_bracket_id: null,
    best_of_params: { ro2gf: "", ro2: "5", bronze: "3", ro4: "3", ro8: "3", ro16: "", lower: [] },
    ...change,
  };
}
