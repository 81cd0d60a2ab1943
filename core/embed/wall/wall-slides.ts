import { isRanking, type Ranked, rankSlots } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type {
  BracketView,
  GroupView,
  PlaceView,
  RoundView,
  StandingView,
  TournamentSummary,
} from "#core/contract/tournament.ts";
import { compareText } from "#core/lib/collections.ts";
import { HOUR } from "#core/lib/time.ts";

/** A tournament as a wall looks at it. */
export interface WallTournament {
  readonly tournament: Pick<TournamentSummary, "site" | "slug" | "title">;
  /** In order of play. */
  readonly matches: readonly MatchView[];
  readonly groups: readonly GroupView[];
  readonly brackets: readonly BracketView[];
}

/** A match as a row, or a place of a bracket where none is seen yet. */
export interface WallRow {
  readonly match: MatchView | undefined;
  readonly place: PlaceView | undefined;
}

/** What one picture of a wall holds; `page` counts from 0 where there is more than fits. */
export type WallSlide = { readonly tournament: WallTournament; readonly page: number } & (
  | { readonly kind: "live"; readonly rows: readonly WallRow[] }
  | { readonly kind: "next"; readonly rows: readonly WallRow[] }
  | { readonly kind: "results"; readonly rows: readonly WallRow[] }
  | {
      readonly kind: "rounds";
      readonly bracket: BracketView;
      /** The one it is in, and the next one where that has room. */
      readonly rounds: readonly [RoundView, ...RoundView[]];
      readonly rows: readonly WallRow[];
    }
  | {
      /** One ranking, as live or as a result. */
      readonly kind: "ranking";
      readonly match: MatchView;
      readonly rows: readonly Ranked<MatchSlotView>[];
    }
  | { readonly kind: "group"; readonly group: GroupView; readonly rows: readonly StandingView[] }
);

/** More cannot be read from ten metres. */
export const WALL_ROWS = 6;
/** Contestants of a ranking on one slide, in two columns. */
const WALL_PLACES = 20;
/** Where nothing is played, tournaments that began, or begin, within this long are shown. */
const AROUND = 12 * HOUR;
/** Why nothing is seen of what nobody will see any more. */
const PAST: ReadonlySet<PlaceView["absence"]> = new Set(["before-watching", "withdrawn"]);
/** Listed for the case of it, and often not played. */
const RESET = "grand final reset";

/**
 * What a wall shows one after the other: of each tournament that is played what is live, what comes,
 * the stage it is in and what was last. Where none is played, of those around this moment.
 *
 * @param now Milliseconds since the epoch. A tournament that stands alone is always shown.
 */
export function wallSlides(
  tournaments: readonly WallTournament[],
  now: number,
): readonly WallSlide[] {
  const played = tournaments.filter(({ matches }) => matches.some(isLiveAndListed));
  const on = played.length > 0 ? played : tournaments.filter((each) => isAround(each, now));
  const shown = tournaments.length === 1 ? tournaments : on;
  const nextOf = ({ matches }: WallTournament): string => matches.find(isComing)?.start ?? "9";
  return shown.toSorted((a, b) => compareText(nextOf(a), nextOf(b))).flatMap(slidesOf);
}

function slidesOf(tournament: WallTournament): readonly WallSlide[] {
  const { matches } = tournament;
  const playing = matches.filter(isLiveAndListed);
  const live = playing.filter((match) => !isRanking(match));
  const coming = matches.filter(isComing);
  const ended = matches
    .filter(({ state, stateBy }) => state === "ended" && stateBy !== "bye")
    .toSorted((a, b) => compareText(b.start ?? "", a.start ?? ""))
    .slice(0, WALL_ROWS);
  const duels = ended.filter((match) => !isRanking(match));
  const rankingsOf = (list: readonly MatchView[]): readonly WallSlide[] =>
    list.filter(isRanking).flatMap((match) => rankingSlides(match, tournament));
  // The last picture of what is played has room for what comes.
  const room = live.length === 0 ? 0 : (WALL_ROWS - (live.length % WALL_ROWS)) % WALL_ROWS;
  const next = coming.slice(room, room + WALL_ROWS);
  return [
    ...paged([...live, ...coming.slice(0, room)].map(rowOf), (rows, page) => {
      return { kind: "live", tournament, page, rows } as const;
    }),
    ...rankingsOf(playing),
    ...paged(next.map(rowOf), (rows, page) => {
      return { kind: "next", tournament, page, rows } as const;
    }),
    ...stageOf(tournament),
    ...paged(duels.map(rowOf), (rows, page) => {
      return { kind: "results", tournament, page, rows } as const;
    }),
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

/** Tables while groups play, rounds once brackets do, both in between. */
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

/** The round each part of a bracket is in and the next one, together where both have room. */
function roundsOf(bracket: BracketView, tournament: WallTournament): readonly WallSlide[] {
  const matchOf = new Map(tournament.matches.map((match) => [match.key, match]));
  const rowsOf = (round: RoundView): readonly WallRow[] =>
    round.places
      .filter(({ bye }) => !bye)
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
  // Over, it is known by its finals.
  const shown =
    open.length === 0
      ? [rounds.slice(-2)]
      : (["upper", "lower", "finals"] as const).map((section) =>
          open.filter((round) => round.section === section).slice(0, 2),
        );
  // The finals of a bracket whose parts still play come later.
  const parts = shown.slice(0, open.some(({ section }) => section !== "finals") ? 2 : 3);
  return parts.flatMap((part) => {
    const isShort = part.flatMap(rowsOf).length <= WALL_ROWS;
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

function isAround({ matches }: WallTournament, now: number): boolean {
  return matches.some(({ start }) => start !== null && Math.abs(Date.parse(start) - now) <= AROUND);
}

/** Listed as not begun, with a start, and still to be played. */
function isComing({ state, start, absence, unresolved }: MatchView): boolean {
  return state === "upcoming" && start !== null && absence === null && unresolved === null;
}

function rowOf(match: MatchView): WallRow {
  return { match, place: undefined };
}

function paged<T, S>(
  rows: readonly T[],
  slide: (rows: readonly T[], page: number) => S,
  size = WALL_ROWS,
): readonly S[] {
  const pages = Math.ceil(rows.length / size);
  return Array.from({ length: pages }, (_, page) =>
    slide(rows.slice(page * size, (page + 1) * size), page),
  );
}
