import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { renderWallSlides } from "#core/embed/wall/render-wall-slides.ts";
import type { WallContext } from "#core/embed/wall/wall-parts.ts";
import { selectWallSlides, type WallTournament } from "#core/embed/wall/wall-slides.ts";
import {
  embedContext,
  findVisibleTexts,
  overlayContext,
  screenMessages,
  type SetAttributes,
} from "./sample-embed.ts";
import { SAMPLE_NOON } from "./sample-match.ts";

/** Creates the context of a wall with these attributes, without message and QR code. */
export function wallContext(
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): WallContext {
  const { options, messages, times } = embedContext(attributes);
  const { flag } = overlayContext();
  const defaults = { message: null, missing: null, page: null };
  return { options, messages, times, flag, screen: screenMessages, ...defaults, ...change };
}

/** Renders the wall of a tournament without other content, at noon of the sample's day. */
export function drawWall(
  content: Partial<WallTournament>,
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): readonly ScreenSlide[] {
  const tournament = {
    tournament: { site: "osu.example.net", slug: "cc6-d3", title: "CC6 - D3" },
    matches: [],
    groups: [],
    brackets: [],
    rankings: [],
    ...content,
  };
  const slides = selectWallSlides([tournament], SAMPLE_NOON);
  return renderWallSlides(slides, wallContext(change, attributes));
}

export function nodesOf(slides: readonly ScreenSlide[]) {
  return slides.flatMap(({ nodes }) => nodes);
}

export function headersOf(slides: readonly ScreenSlide[]): readonly string[] {
  return findVisibleTexts(nodesOf(slides), "header");
}

export function rowsOf(slides: readonly ScreenSlide[]): readonly string[] {
  return findVisibleTexts(nodesOf(slides), ".row");
}
