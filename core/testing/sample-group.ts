import type { GroupView, StandingView, TournamentDetail } from "#core/contract/tournament.ts";
import { SAMPLE_NOON, sampleMatch } from "./sample-match.ts";

/** Creates a row of standings: `standing("Aino", { won: 2 })`; first and without matches. */
export function standing(name: string, change: Partial<StandingView> = {}): StandingView {
  return {
    position: 1,
    tied: false,
    sharedPosition: null,
    contestant: { key: `key-${name}`, name, country: "fi" },
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scoreFor: 0,
    scoreAgainst: 0,
    difference: 0,
    points: 0,
    byePoints: 0,
    kills: null,
    deduction: 0,
    ignoredDeduction: 0,
    results: [],
    form: [],
    wentTo: null,
    ...change,
  };
}

/** Creates a group with these standings and without a name. */
export function sampleGroup(standings: StandingView[], change: Partial<GroupView> = {}): GroupView {
  return {
    site: "osu.example.net",
    id: "77",
    number: 1,
    name: null,
    stage: 1,
    kind: "round-robin",
    rule: { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] },
    placementPoints: null,
    isRuleKnown: false,
    scoresArePoints: false,
    rounds: null,
    standings,
    advancing: null,
    scenarios: null,
    seen: 6,
    expected: 6,
    coverage: { partial: false, unseen: null },
    closed: false,
    complete: false,
    issues: [],
    ...change,
  };
}

/** Creates a tournament with groups as the API returns it. */
export function sampleTournament(groups: GroupView[]): TournamentDetail {
  return {
    tournament: {
      ...sampleMatch().tournament,
      start: null,
      end: null,
      counts: { upcoming: 0, live: 0, ended: 0 },
      unresolved: 0,
      played: 0,
      progress: { ended: 0, live: 0, toPlay: 0 },
      seen: 0,
      expected: null,
      coverage: { partial: false, unseen: null },
      contestants: 0,
      stage: null,
      next: null,
      podium: [],
      streamLink: null,
      venueZone: null,
      champion: null,
      decidedBy: null,
      hasRanking: false,
      brackets: [],
      groups: groups.map(({ site, id, number, name, stage }) => ({
        site,
        id,
        number,
        name,
        stage,
      })),
    },
    groups,
    contestants: [],
    issues: [],
    watchingSince: new Date(SAMPLE_NOON).toISOString(),
  };
}
