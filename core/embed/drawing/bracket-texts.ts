import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import type { StateDescription } from "#core/embed/parts/describe-state.ts";
import type { CardForm } from "#core/layout/card-forms.ts";
import type { Side, SideMessages } from "#core/side/sides.ts";
import { countRounds } from "#core/match/progress.ts";
import type { RoundName } from "#core/model/derived-match.ts";
import type { EmbedTimes } from "#core/embed/parts/times.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";

/** Texts of a bracket in the viewer's language. Instants are milliseconds since the epoch. */
export interface BracketTexts extends SideMessages {
  readonly match: SideMessages["match"] & { readonly roundName: (name: RoundName) => RoundName };
  readonly live: string;
  /**
   * Describes a match that is live ("Live, 47 min") or late ("32 min late"); `null` for others. Absent
   * in drawings that are not drawn again each minute.
   */
  readonly describeState?: (match: MatchView) => StateDescription | null;
  /** "2 live". */
  readonly liveCount: (count: number) => string;
  /** "1 of 4": matches that have ended. */
  readonly endedOf: (ended: number, all: number) => string;
  /** "Bo5". */
  readonly bestOf: (games: number) => string;
  readonly loserTo: (code: string) => string;
  readonly loserIsOut: string;
  readonly loserIsThird: string;
  readonly loserIsFourth: string;
  /** At a bracket reset that may not be played. */
  readonly ifNeeded: string;
  readonly champion: string;
  /** "27 Oct 17:00". */
  readonly dateTime: (at: number) => string;
  /** Start of an ended match. */
  readonly endedStart: (at: number) => string;
  /** "27 Oct", "27–30 Oct". */
  readonly days: (from: number, to: number) => string;
  /** Why a place has no match; "" if it may get one. */
  readonly absence: (place: PlaceView) => string;
}

/** Texts of a card beside its sides. */
export interface CardHead {
  /** Code, or the name of a final. */
  readonly title: string;
  readonly start: string;
  /** The start without the number of games. */
  readonly when: string;
  /** Whether it is live, else where its loser goes; "" if there is no room for it. */
  readonly next: string;
}

/** A round or match to describe. */
export interface DescribedCard {
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  readonly form: CardForm;
  /** Width of the card in units. */
  readonly width: number;
}

/** Narrower cards do not show the number of games. */
const MIN_WIDTH_FOR_GAMES = 240;
const RESET = "grand final reset";

/** Formats code, start and next match of a card. The form S has room for a date only. */
export function formatCardHead(texts: BracketTexts, card: DescribedCard): CardHead {
  const { place, round, match, form, width } = card;
  const isLive = match?.state === "live";
  const start = match?.start ?? null;
  const at = start === null ? null : Date.parse(start);
  if (form.startsWith("S")) {
    const day = at === null ? "" : texts.days(at, at);
    return { title: place.code, start: isLive ? texts.live : day, when: day, next: "" };
  }
  const isFinal = form.startsWith("XL") && round !== undefined;
  const absence = match === undefined ? texts.absence(place) : "";
  const format = match?.state === "ended" ? texts.endedStart : texts.dateTime;
  const when = at === null ? absence : format(at);
  const games = match?.bestOf ?? round?.bestOf ?? 1;
  const bestOf = games > 1 && width >= MIN_WIDTH_FOR_GAMES ? texts.bestOf(games) : "";
  return {
    title: isFinal ? nameRound(texts, round.name) : place.code,
    start: [when, bestOf].filter((part) => part !== "").join(" · "),
    when,
    next: isLive ? texts.live : formatLoser(texts, card),
  };
}

function formatLoser(texts: BracketTexts, { place, round, match }: DescribedCard): string {
  if (place.loserTo !== null) return texts.loserTo(place.loserTo.code);
  switch (round?.key ?? "") {
    case RESET:
      return match?.state === "ended" ? "" : texts.ifNeeded;
    case "lower ro2s2":
      return texts.loserIsThird;
    case "lower ro2s1":
      return texts.loserIsFourth;
    default:
      return round?.section === "lower" ? texts.loserIsOut : "";
  }
}

export interface ColumnHeadTexts {
  readonly title: string;
  /** How many matches are live; "" for none. */
  readonly live: string;
  /** How many have ended, or their days and number of games after the end. */
  readonly rest: string;
}

/** Longer names of rounds are replaced by medium ones. */
const MAX_TITLE = 18;

/** Formats the head of a column of one round, or of two that share it. */
export function formatColumnHead(
  texts: BracketTexts,
  rounds: readonly RoundView[],
  matches: ReadonlyMap<string, MatchView>,
): ColumnHeadTexts {
  // The reset is below the grand final, and named on its card.
  const named = rounds.filter(({ key }) => key !== RESET);
  const names = named.map(({ name }) => nameRound(texts, name));
  const title = names.map((name, index) => (index === 0 ? name : withoutSection(name, names[0])));
  const { ended, live, all, matches: known } = countRounds(rounds, matches);
  return {
    title: title.join(" › "),
    live: live === 0 ? "" : texts.liveCount(live),
    rest:
      all === 0 ? "" : ended < all ? texts.endedOf(ended, all) : formatPlayed(texts, rounds, known),
  };
}

function formatPlayed(
  texts: BracketTexts,
  rounds: readonly RoundView[],
  matches: readonly MatchView[],
): string {
  const days = rounds.length === 1 ? formatDays(texts, matches) : "";
  const games = [...new Set(rounds.map(({ bestOf }) => bestOf ?? 1))].filter((count) => count > 1);
  const bestOf = games.map((count) => texts.bestOf(count)).join(" › ");
  return [days, bestOf].filter((part) => part !== "").join(" · ");
}

/** Formats the days of these matches; "" if no start is known. */
export function formatDays(
  texts: Pick<BracketTexts, "days">,
  matches: readonly MatchView[],
): string {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : Date.parse(start)));
  return starts.length > 0 ? texts.days(Math.min(...starts), Math.max(...starts)) : "";
}

/** Returns the long name of a round, or the medium one if that has no room in a head. */
export function nameRound({ match }: Pick<BracketTexts, "match">, name: RoundName): string {
  const { long, medium } = match.roundName(name);
  return long.length > MAX_TITLE ? medium : long;
}

/** Omits the first word if both names have it: "UB Semifinals › Final". */
function withoutSection(name: string, first = ""): string {
  const [section = ""] = first.split(" ", 1);
  return name.startsWith(`${section} `) ? name.slice(section.length + 1) : name;
}

/** Returns whether only this side of a match comes from the upper bracket. */
export function hasDropped({ round }: PlaceView, sides: readonly Side[], side: Side): boolean {
  return round.startsWith("lower ") && hasLost(side) && !sides.every(hasLost);
}

function hasLost({ source }: Side): boolean {
  return source.type.startsWith("loser");
}

/** Creates the texts of a bracket from the messages of embeds. */
export function createEmbedTexts(
  messages: EmbedMessages,
  { day, time, dates }: Pick<EmbedTimes, "day" | "time" | "dates">,
): BracketTexts {
  const { drawing, match, state } = messages;
  return {
    ...drawing,
    liveCount: messages.liveCount,
    dateTime: (at) => (day(at) === "" ? time(at) : `${dates(at, at)} ${time(at)}`),
    endedStart: (at) => (day(at) === "" ? time(at) : dates(at, at)),
    days: dates,
    match,
    live: state.live,
    absence: () => "",
  };
}

/** Creates the texts of a bracket from the messages of pages. */
export function createBracketTexts(
  messages: Messages,
  venue: Pick<VenueFormat, "dateTime" | "shortDates">,
  watchingSince: number,
): BracketTexts {
  const { bracket, match, tournament, words } = messages;
  return {
    match,
    unseen: bracket.absent["before-watching"],
    live: match.mark.live,
    liveCount: tournament.liveCount,
    endedOf: words.partOf,
    bestOf: match.bestOf,
    loserTo: bracket.loserToCode,
    loserIsOut: bracket.loserIsOut,
    loserIsThird: bracket.loserIsThird,
    loserIsFourth: bracket.loserIsFourth,
    ifNeeded: bracket.ifNeeded,
    champion: tournament.champion,
    dateTime: venue.dateTime,
    endedStart: venue.dateTime,
    days: venue.shortDates,
    absence: ({ absence, continuesIn }) => {
      if (absence === null) return "";
      if (continuesIn?.title) return bracket.continuesIn(continuesIn.title);
      return absence === "before-watching"
        ? bracket.before(venue.dateTime(watchingSince))
        : bracket.absent[absence];
    },
  };
}
