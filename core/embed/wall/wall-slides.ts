import { isRanking, type Ranked, rankSlots } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { RankingView, RankRowView } from "#core/contract/ranking.ts";
import type {
  BracketView,
  GroupView,
  PlaceView,
  RoundView,
  StandingView,
  TournamentSummary,
} from "#core/contract/tournament.ts";
import { compareText } from "#core/lib/compare.ts";
import { HOUR } from "#core/lib/time.ts";

/** The data of a tournament that walls show. */
export interface WallTournament {
  readonly tournament: Pick<TournamentSummary, "site" | "slug" | "title">;
  /** In order of play. */
  readonly matches: readonly MatchView[];
  readonly groups: readonly GroupView[];
  readonly brackets: readonly BracketView[];
  /** Final rankings with at least one row. */
  readonly rankings: readonly RankingView[];
}

/** A row with a match, or a bracket place whose match was not seen yet. */
export interface WallRow {
  readonly match: MatchView | undefined;
  readonly place: PlaceView | undefined;
}

/** Content of one slide; `page` counts from 0 if the content needs several slides. */
export type WallSlide = { readonly tournament: WallTournament; readonly page: number } & (
  | { readonly kind: "live"; readonly rows: readonly WallRow[] }
  | { readonly kind: "next"; readonly rows: readonly WallRow[] }
  | { readonly kind: "results"; readonly rows: readonly WallRow[] }
  | {
      readonly kind: "rounds";
      readonly bracket: BracketView;
      /** One round, and the next one if both fit. */
      readonly rounds: readonly [RoundView, ...RoundView[]];
      readonly rows: readonly WallRow[];
    }
  | {
      /** One ranking, live or ended. */
      readonly kind: "ranking";
      readonly match: MatchView;
      readonly rows: readonly Ranked<MatchSlotView>[];
    }
  | {
      /** The best ranks of the tournament, after its end. */
      readonly kind: "ranks";
      readonly ranking: RankingView;
      readonly rows: readonly RankRowView[];
    }
  | { readonly kind: "group"; readonly group: GroupView; readonly rows: readonly StandingView[] }
);

/** Maximum number of rows that are readable from ten metres. */
export const MAX_WALL_ROWS = 6;
/** Maximum number of contestants of a ranking, or of ranks, on one slide, in two columns. */
const WALL_PLACES = 20;
/**
 * Milliseconds before or after now of the starts whose tournaments are shown if no match is live.
 */
export const WALL_TIME_RANGE = 12 * HOUR;
/** Absences of places that have no match in their bracket: walls leave them out. */
const UNPLAYED: ReadonlySet<PlaceView["absence"]> = new Set(["continues", "not-listed"]);
/** Absences of places whose match cannot be seen any more. */
const PAST: ReadonlySet<PlaceView["absence"]> = new Set(["before-watching", "withdrawn"]);
/** Listed in advance but often not played. */
const RESET = "grand final reset";

/**
 * Returns the slides of a wall: of each tournament with live matches, the live and upcoming
 * matches, the current stage, and the last results. If no match is live, of the tournaments around
 * this time. A single tournament is always shown.
 */
export function selectWallSlides(
  tournaments: readonly WallTournament[],
  now: number,
): readonly WallSlide[] {
  const live = tournaments.filter(({ matches }) => matches.some(isLiveAndListed));
  const current = live.length > 0 ? live : tournaments.filter((each) => isAroundTime(each, now));
  const selected = tournaments.length === 1 ? tournaments : current;
  const nextOf = ({ matches }: WallTournament): string => matches.find(isUpcoming)?.start ?? "9";
  return selected.toSorted((a, b) => compareText(nextOf(a), nextOf(b))).flatMap(slidesOf);
}

function slidesOf(tournament: WallTournament): readonly WallSlide[] {
  const { matches } = tournament;
  const playing = matches.filter(isLiveAndListed);
  const live = playing.filter((match) => !isRanking(match));
  const upcoming = matches.filter(isUpcoming);
  const ended = matches
    .filter(({ state, stateBy }) => state === "ended" && stateBy !== "bye")
    .toSorted((a, b) => compareText(b.start ?? "", a.start ?? ""))
    .slice(0, MAX_WALL_ROWS);
  const duels = ended.filter((match) => !isRanking(match));
  const rankingsOf = (list: readonly MatchView[]): readonly WallSlide[] =>
    list.filter(isRanking).flatMap((match) => rankingSlides(match, tournament));
  const pagesOf = (kind: "live" | "next" | "results", list: readonly MatchView[]) =>
    paged(list.map(rowOf), (rows, page): WallSlide => ({ kind, tournament, page, rows }));
  // The last slide of live matches is filled up with upcoming ones.
  const room =
    live.length === 0 ? 0 : (MAX_WALL_ROWS - (live.length % MAX_WALL_ROWS)) % MAX_WALL_ROWS;
  const next = upcoming.slice(room, room + MAX_WALL_ROWS);
  return [
    ...pagesOf("live", [...live, ...upcoming.slice(0, room)]),
    ...rankingsOf(playing),
    ...pagesOf("next", next),
    ...stageOf(tournament),
    ...tournament.rankings.map((ranking) => {
      const rows = ranking.rows.slice(0, WALL_PLACES);
      return { kind: "ranks", tournament, page: 0, ranking, rows } as const;
    }),
    ...pagesOf("results", duels),
    ...rankingsOf(ended),
  ];
}

function rankingSlides(match: MatchView, tournament: WallTournament): readonly WallSlide[] {
  return paged(
    rankSlots(match),
    (rows, page) => {
      return { kind: "ranking", tournament, page, match, rows } as const;
    },
    WALL_PLACES,
  );
}

/** Returns groups while they are played, rounds once the bracket has started, both in between. */
function stageOf(tournament: WallTournament): readonly WallSlide[] {
  const { matches, groups, brackets } = tournament;
  const ofGroups = matches.filter(({ group }) => group !== null);
  const ofBrackets = matches.filter(
    ({ bracket, stateBy }) => bracket !== null && stateBy !== "bye",
  );
  const open = ofGroups.filter(({ state, unresolved }) => state !== "ended" && unresolved === null);
  const hasBegun = ofBrackets.some(({ state }) => state !== "upcoming");
  const isPlaying = ofBrackets.some(isLiveAndListed);
  const showsGroups = (open.length > 0 && !isPlaying) || !hasBegun;
  const openGroups = new Set(open.map(({ group }) => group?.id));
  const stage = Math.max(
    0,
    ...groups
      .filter(({ id }) => openGroups.size === 0 || openGroups.has(id))
      .map((group) => group.stage),
  );
  return [
    ...(showsGroups ? groups.filter((group) => group.stage === stage) : []).flatMap((group) =>
      paged(group.standings, (rows, page) => {
        return { kind: "group", tournament, page, group, rows } as const;
      }),
    ),
    ...(open.length > 0 && !isPlaying ? [] : brackets).flatMap((bracket) =>
      roundsOf(bracket, tournament),
    ),
  ];
}

/** Returns the current and next round of each section, on one slide if both fit. */
function roundsOf(bracket: BracketView, tournament: WallTournament): readonly WallSlide[] {
  const matchOf = new Map(tournament.matches.map((match) => [match.key, match]));
  const rowsOf = (round: RoundView): readonly WallRow[] =>
    round.places
      .filter(({ bye, absence }) => !bye && !UNPLAYED.has(absence))
      .map((place) => ({ place, match: matchOf.get(place.match ?? "") }));
  const isOver = (round: RoundView): boolean =>
    rowsOf(round).every(
      ({ match, place }) =>
        match?.state === "ended" || match?.unresolved || PAST.has(place?.absence ?? null),
    );
  const rounds = bracket.rounds.filter(
    (round) => rowsOf(round).length > 0 && (round.key !== RESET || bracket.resetPlayed),
  );
  const open = rounds.filter((round) => !isOver(round));
  // A completed bracket is represented by its finals.
  const sections =
    open.length === 0
      ? [rounds.slice(-2)]
      : (["upper", "lower", "finals"] as const).map((section) =>
          open.filter((round) => round.section === section).slice(0, 2),
        );
  // The finals are not shown while another section is open.
  const parts = sections.slice(0, open.some(({ section }) => section !== "finals") ? 2 : 3);
  return parts.flatMap((part) => {
    const isShort = part.flatMap(rowsOf).length <= MAX_WALL_ROWS;
    const [first, ...rest] = part;
    if (first === undefined) return [];
    const sheets: readonly (readonly [RoundView, ...RoundView[]])[] = isShort
      ? [[first, ...rest]]
      : [[first], ...rest.map((round) => [round] as const)];
    return sheets.flatMap((each) =>
      paged(each.flatMap(rowsOf), (rows, page) => {
        return { kind: "rounds", tournament, page, bracket, rounds: each, rows } as const;
      }),
    );
  });
}

function isAroundTime({ matches }: WallTournament, now: number): boolean {
  return matches.some(
    ({ start }) => start !== null && Math.abs(Date.parse(start) - now) <= WALL_TIME_RANGE,
  );
}

/** Returns whether a match is upcoming with a start, listed, and may still be played. */
function isUpcoming({ state, start, absence, unresolved }: MatchView): boolean {
  return state === "upcoming" && start !== null && absence === null && unresolved === null;
}

function rowOf(match: MatchView): WallRow {
  return { match, place: undefined };
}

function paged<T, S>(
  rows: readonly T[],
  slide: (rows: readonly T[], page: number) => S,
  size = MAX_WALL_ROWS,
): readonly S[] {
  const pages = Math.ceil(rows.length / size);
  return Array.from({ length: pages }, (_, page) =>
    slide(rows.slice(page * size, (page + 1) * size), page),
  );
}
