import { CARD_HEIGHT } from "#core/layout/layout-model.ts";
import type { PositionedMatchCard } from "./svg-card.ts";

/** SVG of all flags in an image. */
export interface SvgFlags {
  /** Definitions: one symbol for each distinct flag. */
  readonly symbols: string;
  /** One `<use>` of a symbol for each contestant who has a flag. */
  readonly drawings: string;
  /** Path data of a thin line around every flag, so that white flags have an edge. */
  readonly rings: string;
}

const SIZE = { width: 18, height: 12, left: 31, top: 8 };

/**
 * Renders the flags of the contestants on these cards.
 *
 * @param flagOf Returns the SVG of a country's flag; `null` if the code has none.
 */
export function renderSvgFlags(
  cards: readonly PositionedMatchCard[],
  flagOf: (country: string) => string | null,
): SvgFlags {
  const symbols = new Map<string, string>();
  const places = cards.flatMap(({ x, y, sides }) =>
    sides.flatMap(({ contestant }, side) => {
      const country = contestant?.country ?? "";
      if (!symbols.has(country)) symbols.set(country, symbolOf(country, flagOf));
      return symbols.get(country) === ""
        ? []
        : [{ country, x: x + SIZE.left, y: y + side * (CARD_HEIGHT / 2) + SIZE.top }];
    }),
  );
  const { width, height } = SIZE;
  return {
    symbols: [...symbols.values()].join(""),
    drawings: places
      .map(
        ({ country, x, y }) =>
          `<use href="#flag-${country}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
      )
      .join(""),
    rings: places.map(({ x, y }) => `M${x} ${y}h${width}v${height}h${-width}z`).join(""),
  };
}

/** Returns the symbol of a flag; "" if the code, which is external data, has no flag. */
function symbolOf(country: string, flagOf: (country: string) => string | null): string {
  const flag = /^[a-z]{2}$/.test(country) ? flagOf(country) : null;
  const [, box, drawing] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(flag ?? "") ?? [];
  if (box === undefined || drawing === undefined) return "";
  return `<symbol id="flag-${country}" viewBox="${box}">${drawing}</symbol>`;
}
