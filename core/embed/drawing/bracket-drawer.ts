import { formatCountryLetters, mayHaveFlag } from "#core/lib/country-letters.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { EmbedFrame } from "#core/embed/embed-kind.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { tournamentPage } from "#core/paths/paths.ts";
import type { BracketDetail, RoundView } from "#core/contract/tournament.ts";
import { type EmbedContext, formatMatchSummary, matchLink } from "#core/embed/parts/context.ts";
import { describeState } from "#core/embed/parts/describe-state.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { FOOT } from "#core/layout/layout-bracket.ts";
import type { Box, BracketLayout, LayoutRound } from "#core/layout/layout-types.ts";
import { type BracketTexts, createEmbedTexts } from "./bracket-texts.ts";
import { drawBracket, type DrawingOptions } from "./draw-bracket.ts";
import { describeFinal } from "./final-note.ts";
import type { TextTools } from "./text-tools.ts";

const LETTERS_SIZE = 10;

/** Draws parts of one bracket for an embed. */
export interface BracketDrawer {
  readonly rounds: readonly LayoutRound[];
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly texts: BracketTexts;
  /** Draws the rounds of a layout. */
  readonly draw: (layout: BracketLayout, views?: readonly RoundView[]) => readonly EmbedNode[];
  /** Draws a layout as an image of its own size. */
  readonly svg: (layout: BracketLayout, views?: readonly RoundView[]) => EmbedNode;
}

/** Creates a drawer of a bracket's present data. */
export function createBracketDrawer(
  { bracket, matches: all }: BracketDetail,
  context: EmbedContext,
  textTools: TextTools,
): BracketDrawer {
  const { options, messages, times } = context;
  const visible = options.hideScores ? all.map(removeResultAndSpoilers) : all;
  const matches = new Map(visible.map((match) => [match.key, match]));
  const texts: BracketTexts = {
    ...createEmbedTexts(messages, times),
    ...(context.now !== null && { describeState: createStateDescriber(context) }),
  };
  const key = visible
    .flatMap(({ slots }) => slots.map(({ contestant }) => contestant))
    .find((one) => one?.key === options.highlight || one?.name === options.highlight)?.key;
  const places = bracket.rounds.flatMap((round) => round.places);
  const drawing: DrawingOptions = {
    textTools,
    path: key === undefined ? NO_PATH : findContestantPath(key, places, matches),
    flag: createFlagDrawer(context),
    group: createGroups(context),
  };
  const shared = {
    matches,
    texts,
    finalNote: describeFinal(bracket.rounds, matches, messages, texts.dateTime),
  };
  const champion = options.hideScores ? null : bracket.champion;
  const draw: BracketDrawer["draw"] = (layout, rounds = bracket.rounds) =>
    drawBracket({ ...shared, layout, bracket: { rounds, champion } }, drawing);
  return {
    rounds: createLayoutRounds(bracket, matches),
    matches,
    texts,
    draw,
    svg: (layout, rounds) => svgNode(layout.width, layout.height - FOOT, draw(layout, rounds)),
  };
}

/** A card has no room for the time until an upcoming match. */
function createStateDescriber(context: EmbedContext): NonNullable<BracketTexts["describeState"]> {
  return (match) => {
    const state = describeState(match, context);
    const isShown = match.state === "live" ? state.text !== "" : state.look === "late";
    return isShown ? state : null;
  };
}

/** Creates the element of a drawing in pixels. */
export function svgNode(width: number, height: number, nodes: readonly EmbedNode[]): EmbedNode {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return el("svg", { class: "drawing", ...size, role: "presentation" }, ...nodes);
}

/** Cards are links to their match; a place without one is an image. */
function createGroups(context: EmbedContext): DrawingOptions["group"] {
  const { messages, times } = context;
  return (place, match, sides, parts) => {
    const start = match?.start ?? null;
    const when = start === null ? "" : times.when(Date.parse(start));
    const state = match && messages.state[match.state];
    const attributes = {
      class: "card",
      "data-key": place.place,
      "aria-label": formatMatchSummary(sides, [state, place.code, when], context),
    };
    return [
      match === undefined
        ? el("g", { ...attributes, role: "img" }, ...parts)
        : matchLink(match, context, attributes, parts),
    ];
  };
}

function createFlagDrawer({ options, base, flag }: EmbedContext): DrawingOptions["flag"] {
  if (options.flags === "none") return null;
  return (country, { x, y, width, height }: Box) => {
    const isImage = options.flags === "images" && mayHaveFlag(country);
    if (isImage) return el("image", { href: base + flag(country), x, y, width, height });
    const letters = {
      class: "t3",
      x: x + width / 2,
      y: y + height / 2 + LETTERS_SIZE / 3,
      "font-size": LETTERS_SIZE,
      "font-weight": 700,
      "text-anchor": "middle",
      "aria-hidden": "true",
    };
    return el("text", letters, formatCountryLetters(country));
  };
}

/** Returns header and footer of a bracket. */
export function bracketFrame(
  { bracket, matches }: BracketDetail,
  { messages }: EmbedContext,
): EmbedFrame {
  const { tournament, title } = bracket;
  const live = matches.filter(isLiveAndListed).length;
  return {
    title: tournament.title,
    meta: title === tournament.title ? "" : title,
    status: live > 0 ? messages.liveCount(live) : "",
    link: {
      text: messages.wholeBracket,
      path: tournamentPage(tournament.site, tournament.slug),
    },
  };
}
