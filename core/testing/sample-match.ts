import type { MatchDetail, MatchSlotView, MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import { entry } from "./model-match.ts";

/** Noon of the sample event's day, UTC. */
export const SAMPLE_NOON = Date.parse("2026-01-25T12:00:00Z");

/** Returns the time that is this number of minutes after noon of that day, as the API sends it. */
export const afterNoon = (minutes: number): string =>
  new Date(SAMPLE_NOON + minutes * MINUTE).toISOString();

/** Creates a slot of a sample match: `slot("gort", { score: 3 })`; open if the name is `null`. */
export function slot(name: string | null, change: Partial<MatchSlotView> = {}): MatchSlotView {
  return {
    contestant: name === null ? null : { key: `key-${name}`, name, country: "fi" },
    seed: null,
    source: { type: "unknown" },
    score: null,
    disqualified: false,
    kills: null,
    deaths: null,
    time: null,
    deduction: null,
    result: null,
    rank: null,
    points: null,
    ...change,
  };
}

/**
 * Creates an upcoming match of two contestants at noon. More than two get ranks by score once the
 * match has begun.
 */
export function sampleMatch(change: Partial<MatchView> = {}): MatchView {
  const id = change.id ?? "1";
  const match: MatchView = {
    key: `osu.example.net/${id}`,
    site: "osu.example.net",
    id,
    code: "LBR2-1",
    round: {
      key: "lower ro8s1",
      name: { long: "Lower Bracket Round 2", medium: "LB Round 2", short: "LBR2" },
      losersTo: null,
    },
    tournament: {
      site: "osu.example.net",
      slug: "cc6-d3",
      title: "CC6 - D3",
      game: "osu!",
      gameSlug: "osu",
    },
    bracket: { id: "1202", title: "Bracket - lower bracket", section: "lower" },
    group: null,
    moved: null,
    expected: null,
    usualMinutes: null,
    streamLink: null,
    station: null,
    start: new Date(SAMPLE_NOON).toISOString(),
    bestOf: 11,
    state: "upcoming",
    stateBy: "listed-upcoming",
    outcome: { winner: null, by: null, draw: false },
    slots: [slot(":sly_cat:"), slot("gort")],
    winnerTo: null,
    loserTo: null,
    absence: null,
    unresolved: null,
    lastSeen: new Date(SAMPLE_NOON).toISOString(),
    ...change,
  };
  const { slots, state } = match;
  if (slots.length < 3 || state === "upcoming") return match;
  return { ...match, slots: withRanks(slots) };
}

function withRanks(slots: readonly MatchSlotView[]): MatchSlotView[] {
  const known = slots.filter(({ contestant }) => contestant !== null);
  const entries = known.map(({ score, time, disqualified }) =>
    entry("Aino", { score: disqualified ? -1 : score, time }),
  );
  const ranks = new Map(rankEntries({ entries }).map(({ index, place }) => [known[index], place]));
  return slots.map((one) => ({ ...one, rank: ranks.get(one) ?? null }));
}

/** Creates the detail of a match whose contestants never met before. */
export function sampleMatchDetail(
  match: MatchView,
  games: MatchDetail["games"] = null,
): MatchDetail {
  const { lastSeen } = match;
  return { match, metBefore: [], firstSeen: lastSeen, changedAt: lastSeen, games, stakes: null };
}
