import { getScenarios } from "#core/advancing/scenarios.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type {
  AbsenceReason,
  Advance,
  DerivedMatch,
  UnresolvedReason,
} from "#core/model/derived-match.ts";
import type { MatchState } from "#core/model/match-status.ts";
import type { Group, StandingRow } from "#core/model/group.ts";
import type { Issue, SiteKey } from "#core/model/match.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { type InspectedContestant, inspectContestants } from "./inspect-contestants.ts";
import { inspectScenarios, type InspectedScenarios } from "./inspect-scenarios.ts";
import { type InspectedRanking, inspectRankings } from "./inspect-rankings.ts";

/** The document of `npm run inspect`: data derived from a service or from files. */
export interface Inspection {
  /**
   * Numbers of matches by state, of items that could not be parsed (`quarantined`), and their sum.
   */
  readonly matches: Readonly<Record<MatchState | "total" | "quarantined", number>>;
  readonly issues: readonly Issue[];
  readonly tournaments: readonly InspectedTournament[];
  readonly brackets: readonly InspectedBracket[];
  readonly groups: readonly InspectedGroup[];
  readonly contestants: readonly InspectedContestant[];
}

export interface InspectedTournament {
  readonly slug: string;
  readonly title: string;
  /**
   * `null` if unknown, or if no single final decides the tournament; see also `InspectedBracket`.
   */
  readonly champion: string | null;
  /** Ids of the bracket whose final decides the tournament; `null` if none is proven to. */
  readonly decidedBy: readonly string[] | null;
  /** One; one for each bracket if no single final decides the tournament; or none. */
  readonly rankings: readonly InspectedRanking[];
  /** Reasons why unended matches will not be played, by match key (`SITE/ID`). */
  readonly unresolved: Readonly<Record<SiteKey, UnresolvedReason>>;
}

export interface InspectedBracket {
  readonly ids: readonly string[];
  /** Slug of the tournament. */
  readonly tournament: string;
  readonly title: string;
  readonly kind: Bracket["kind"];
  readonly size: number | null;
  /** Rounds; `matches` are keys (`SITE/ID`) in row order, all of a place together, `null` for matches that were not seen. */
  readonly rounds: readonly {
    readonly key: string;
    readonly name: string;
    readonly matches: readonly (SiteKey | null)[];
  }[];
  readonly winners: Readonly<Record<SiteKey, { readonly name: string; readonly by: string }>>;
  /** Names of who advanced and who is eliminated, by match from which several advance. */
  readonly advances?: Readonly<Record<SiteKey, Readonly<Record<Advance, readonly string[]>>>>;
  readonly champion: string | null;
  readonly runnerUp: string | null;
  readonly third: string | null;
  readonly resetPlayed: boolean;
  readonly complete: boolean;
  /** Why it has no champion although no match is open; `null` otherwise. */
  readonly noChampion: Bracket["noChampion"];
  /** Places without a listed match, by code. */
  readonly absences: Readonly<Record<string, InspectedAbsence>>;
}

/** A bracket place without a listed match in the document. */
export interface InspectedAbsence {
  readonly reason: AbsenceReason;
  /** Key (`SITE/ID`) of the bracket that its contestants play on in; `null` if they do not. */
  readonly continuesIn: SiteKey | null;
}

export interface InspectedGroup {
  readonly id: string;
  /** Slug of the tournament. */
  readonly tournament: string;
  readonly kind: Group["kind"];
  /** Keys (`SITE/ID`) of the matches of each round of a Swiss group; `null` for other kinds. */
  readonly rounds: Group["rounds"];
  /** False if the order of the standings is that of an assumed rule. */
  readonly isRuleKnown: boolean;
  readonly standings: readonly InspectedStanding[];
  /** Proven number of its matches; `null` if unknown. */
  readonly expected: number | null;
  /** Who can still advance; `null` if no match is open, or if nothing is proven. */
  readonly scenarios: InspectedScenarios | null;
}

/** A row of a group's standings in the document. */
export interface InspectedStanding extends Pick<
  StandingRow,
  "position" | "played" | "won" | "drawn" | "lost" | "scoreFor" | "scoreAgainst" | "points"
> {
  readonly name: string;
}

/**
 * Presents a world as the document.
 *
 * @param quarantined Number of items that could not be parsed.
 * @param names Names of contestants to include; a name may match one contestant per game.
 */
export function presentInspection(
  world: World,
  quarantined: number,
  names: readonly string[],
): Inspection {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  for (const { status } of world.matches.values()) counts[status.state] += 1;
  const views = [...world.tournaments.values()];
  return {
    matches: { total: world.matches.size + quarantined, ...counts, quarantined },
    issues: world.issues.map(({ match, code, message }) => ({ match, code, message })),
    tournaments: views.map(presentTournament),
    brackets: views.flatMap(({ tournament, brackets, matches }) =>
      brackets.map((bracket) => presentBracket(bracket, tournament.slug, matches)),
    ),
    groups: views.flatMap((view) => view.groups.map((group) => presentGroup(view, group))),
    contestants: names.flatMap((name) => inspectContestants(world, name)),
  };
}

function presentTournament(view: TournamentView): InspectedTournament {
  const deciding = view.brackets.find(({ key }) => key === view.decidedBy);
  return {
    slug: view.tournament.slug,
    title: view.tournament.title,
    champion: deciding?.champion?.name ?? null,
    decidedBy: deciding?.ids ?? null,
    rankings: inspectRankings(view),
    unresolved: Object.fromEntries(
      view.matches.flatMap(({ match, unresolved }) =>
        unresolved === null ? [] : [[match.key, unresolved]],
      ),
    ),
  };
}

function presentBracket(
  bracket: Bracket,
  tournament: string,
  matches: readonly DerivedMatch[],
): InspectedBracket {
  return {
    ids: bracket.ids,
    tournament,
    title: bracket.title,
    kind: bracket.kind,
    size: bracket.size,
    rounds: bracket.rounds.map(({ key, name, places }) => ({
      key,
      name: name.long,
      matches: places.flatMap(({ match }) => {
        const part = matches.find((one) => one.match.key === match)?.part;
        return part === undefined ? match : part.matches.map((one) => one.match);
      }),
    })),
    winners: winnersIn(matches.filter(({ match }) => bracket.ids.includes(match.bracketId ?? ""))),
    ...(bracket.kind === "heats" && { advances: advancesIn(bracket, matches) }),
    champion: bracket.champion?.name ?? null,
    runnerUp: bracket.runnerUp?.name ?? null,
    third: bracket.third?.name ?? null,
    resetPlayed: bracket.resetPlayed,
    complete: bracket.complete,
    noChampion: bracket.noChampion,
    absences: absencesIn(bracket),
  };
}

function absencesIn({ rounds }: Bracket): InspectedBracket["absences"] {
  return Object.fromEntries(
    rounds.flatMap(({ places }) =>
      places.flatMap(({ code, absence, continuesIn }) =>
        absence === null ? [] : [[code, { reason: absence, continuesIn }]],
      ),
    ),
  );
}

function advancesIn(
  { ids }: Bracket,
  matches: readonly DerivedMatch[],
): NonNullable<InspectedBracket["advances"]> {
  return Object.fromEntries(
    matches.flatMap(({ match, advances }) => {
      if (advances === undefined || !ids.includes(match.bracketId ?? "")) return [];
      const named = (advance: Advance): readonly string[] =>
        match.entries.filter((_, index) => advances[index] === advance).map(({ name }) => name);
      return [[match.key, { through: named("through"), out: named("out") }]];
    }),
  );
}

function winnersIn(matches: readonly DerivedMatch[]): InspectedBracket["winners"] {
  return Object.fromEntries(
    matches.flatMap(({ match, outcome: { winner, by } }) => {
      const name = winner === null ? undefined : match.entries[winner]?.name;
      return name === undefined || by === null ? [] : [[match.key, { name, by }]];
    }),
  );
}

function presentGroup(view: TournamentView, group: Group): InspectedGroup {
  const { id, kind, rounds, isRuleKnown, standings, expected } = group;
  return {
    id,
    tournament: view.tournament.slug,
    kind,
    rounds,
    isRuleKnown,
    standings: standings.map((line) => ({
      position: line.position,
      name: line.contestant.name,
      played: line.played,
      won: line.won,
      drawn: line.drawn,
      lost: line.lost,
      scoreFor: line.scoreFor,
      scoreAgainst: line.scoreAgainst,
      points: line.points,
    })),
    expected,
    scenarios: inspectScenarios(getScenarios(view, group)),
  };
}
