import { type CardMessages, cardSides, createOutcomeFinder } from "#core/layout/card-sides.ts";
import { type ContestantPath, findContestantPath } from "#core/layout/contestant-path.ts";
import { fitHeaders } from "#core/layout/round-headers.ts";
import { roundStart } from "#core/layout/round-start.ts";
import { layoutBracket } from "#core/layout/layout.ts";
import { type BracketLayout, CARD_WIDTH, type RoundBox } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type {
  BracketDetail,
  BracketView,
  PlaceView,
  RoundView,
} from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { appendMatchCardTexts, type PositionedMatchCard } from "./svg-card.ts";
import {
  type SvgDocumentOptions,
  SVG_BODY_INSETS,
  renderSvgDocument,
  type SvgImage,
} from "./svg-document.ts";
import { renderSvgFlags } from "./svg-flags.ts";
import {
  renderScoreCellsPathData,
  renderCardFramesPathData,
  renderLinkLinesPathData,
} from "./svg-paths.ts";
import { type ImageFonts, createPlainSvgText, type SvgText, renderSvgTexts } from "./svg-text.ts";

/** Appearance of one bracket image. */
export interface BracketImageOptions {
  readonly theme: SvgDocumentOptions["theme"];
  /** Key of the contestant whose path is highlighted; "" for none. */
  readonly contestant: string;
  /** Number of columns to draw, counted from the end, or keys of rounds; `null` to draw all. */
  readonly rounds: number | readonly string[] | null;
  /** In pixels; the height follows from the content. */
  readonly width: number;
  readonly fonts: ImageFonts;
}

/** Messages, time format and flags, shared by all images. */
export interface BracketImageTools {
  readonly messages: Messages;
  readonly venue: VenueFormat;
  /** Returns the SVG of a country's flag; `null` if the code has none. */
  readonly flagOf: (country: string) => string | null;
}

type Matches = ReadonlyMap<string, MatchView>;

const NO_PATH: ContestantPath = { sides: new Map(), lines: new Set() };
const MIN_WIDTH = 480;
/** Below this ratio of drawn to natural width, the small text of a card is under 5 pixels high. */
const LEGIBLE_SCALE = 0.45;

/** Renders a bracket as a self-contained SVG document with the same layout as the web page. */
export function renderBracketSvg(
  { bracket, matches }: BracketDetail,
  options: BracketImageOptions,
  tools: BracketImageTools,
): SvgImage {
  const { messages } = tools;
  const fullLayout = layoutBracket(bracket.rounds);
  const hidden = hiddenRounds(fullLayout, options.rounds);
  const layout = hidden.size === 0 ? fullLayout : layoutBracket(bracket.rounds, { hidden });
  const matchOf: Matches = new Map(matches.map((match) => [match.key, match]));
  const places = bracket.rounds.flatMap((round) => round.places);
  const highlightedPath =
    options.contestant === ""
      ? NO_PATH
      : findContestantPath(options.contestant, places, matchOf, layout.links);
  const cards = createCards(bracket, layout, matchOf, highlightedPath.sides, tools);
  const flags = renderSvgFlags(cards, tools.flagOf);
  const sheet: SvgDocumentOptions = {
    ...options,
    natural: {
      width: Math.max(MIN_WIDTH, layout.width + 2 * SVG_BODY_INSETS.margin),
      height: layout.height + SVG_BODY_INSETS.top + SVG_BODY_INSETS.margin,
    },
    title: bracket.tournament.title,
    subtitle: [bracket.title, bracket.site].filter((part) => part !== "").join(" · "),
  };
  const drawing = {
    fonts: options.fonts,
    isDimmed: highlightedPath.sides.size > 0,
    // A viewer can zoom into an SVG; a PNG keeps the size it is rendered in.
    isSmall: options.fonts === "own" && options.width / sheet.natural.width < LEGIBLE_SCALE,
    liveWord: messages.match.mark.live,
  };
  const texts = headerTexts(bracket.rounds, layout, matchOf, tools);
  for (const card of cards) appendMatchCardTexts(texts, card, drawing);
  const matchCards = cards.filter(({ state }) => state !== "open");
  const winners = matchCards.flatMap(({ x, y, state, sides }) =>
    sides.flatMap(({ standing }, side) =>
      standing === "winner" && state !== "live" ? [{ x, y, side }] : [],
    ),
  );
  const live = matchCards
    .filter(({ state }) => state === "live")
    .flatMap(({ x, y }) => [
      { x, y, side: 0 },
      { x, y, side: 1 },
    ]);
  const body = [
    path("edge", renderLinkLinesPathData(layout.links)),
    path(
      "highlighted-line",
      renderLinkLinesPathData(layout.links.filter(({ from }) => highlightedPath.lines.has(from))),
    ),
    path("frame", renderCardFramesPathData(matchCards)),
    path("open", renderCardFramesPathData(cards.filter(({ state }) => state === "open"))),
    path("won", renderScoreCellsPathData(winners)),
    path("playing", renderScoreCellsPathData(live)),
    path(
      "highlighted-card",
      renderCardFramesPathData(cards.filter(({ highlightedSide }) => highlightedSide !== null)),
    ),
    ...layout.rounds.map(headerRule),
    flags.drawings,
    path("ring", flags.rings),
    renderSvgTexts(texts, options.fonts),
  ];
  return renderSvgDocument(sheet, flags.symbols, body.join(""));
}

function path(className: string, d: string): string {
  return d === "" ? "" : `<path class="${className}" d="${d}"/>`;
}

/** Returns the keys of the rounds that are not selected; none if the selection is `null`. */
function hiddenRounds(
  { rounds }: BracketLayout,
  selection: BracketImageOptions["rounds"],
): ReadonlySet<string> {
  if (selection === null) return new Set();
  const last = Math.max(...rounds.map(({ column }) => column));
  const isShown = ({ key, column }: RoundBox): boolean =>
    typeof selection === "number" ? column > last - selection : selection.includes(key);
  const selected = rounds.filter(isShown);
  // The selection matches no round of this bracket: draw all.
  if (selected.length === 0) return new Set();
  return new Set(rounds.filter((round) => !isShown(round)).map(({ key }) => key));
}

function createCards(
  bracket: BracketView,
  layout: BracketLayout,
  matches: Matches,
  highlightedSides: ReadonlyMap<string, number>,
  { messages, venue }: BracketImageTools,
): readonly PositionedMatchCard[] {
  const cardMessages: CardMessages = {
    source: (source) => formatSlotSource(messages, source),
    disqualified: messages.match.disqualified,
    unseen: messages.bracket.unseen,
  };
  const placeOf = new Map(
    bracket.rounds.flatMap(({ places }) => places.map((place) => [place.place, place])),
  );
  const formattedStarts = new Map<string, string>();
  const formatStart = (start: string): string => {
    const text = formattedStarts.get(start) ?? venue.dateTime(Date.parse(start));
    formattedStarts.set(start, text);
    return text;
  };
  const describeAbsence = ({ absence, continuesIn }: PlaceView): string => {
    if (absence === null) return "";
    if (continuesIn?.title) return messages.bracket.continuesIn(continuesIn.title);
    return absence === "before-watching"
      ? messages.bracket.before(formatStart(bracket.watchingSince))
      : messages.bracket.absent[absence];
  };
  const find = createOutcomeFinder(matches);
  return layout.places.flatMap(({ place: name, x, y }) => {
    const place = placeOf.get(name);
    if (place === undefined) return [];
    const match = place.match === null ? undefined : matches.get(place.match);
    const start = match?.start ?? null;
    const absent = match === undefined ? describeAbsence(place) : "";
    return {
      x,
      y,
      code: place.code,
      start: start === null ? absent : formatStart(start),
      state: match?.state ?? "open",
      sides: cardSides(place, match, cardMessages, find),
      highlightedSide: highlightedSides.get(name) ?? null,
    };
  });
}

function headerTexts(
  rounds: readonly RoundView[],
  layout: BracketLayout,
  matches: Matches,
  { messages, venue }: BracketImageTools,
): SvgText[] {
  const roundOf = new Map(rounds.map((round) => [round.key, round]));
  const drawn = layout.rounds.flatMap((box) => {
    const round = roundOf.get(box.key);
    if (round === undefined) return [];
    const start = roundStart(round, matches);
    const head = {
      name: messages.match.roundName(round.name),
      start: start === null ? "" : venue.dateTime(start),
      bestOf: round.bestOf === null ? "" : messages.match.bestOf(round.bestOf),
    };
    return { box, head };
  });
  const fitted = fitHeaders(
    drawn.map(({ head }) => head),
    CARD_WIDTH,
  );
  return drawn.flatMap(({ box: { x, y } }, index) => {
    const { name = "", start = "", bestOf = "" } = fitted[index] ?? {};
    const baseline = y + 20;
    const title = createPlainSvgText("round", x, baseline, name);
    const meta = [start, bestOf].filter((part) => part !== "").join("  ");
    if (meta === "") return [title];
    return [title, createPlainSvgText("meta end", x + CARD_WIDTH, baseline, meta)];
  });
}

function headerRule({ x, y }: RoundBox): string {
  return `<rect class="rule" x="${x}" y="${y + 31}" width="${CARD_WIDTH}" height="2"/>`;
}
