import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { Box } from "#core/layout/layout-types.ts";

export type SvgFlags = ReturnType<typeof createSvgFlags>;

/** Creates the flags of an image, with a thin line around each, for white flags. */
export function createSvgFlags(flagOf: (country: string) => string | null) {
  const symbols = new Map<string, string>();
  return {
    /** Draws a country's flag into a box; `null` if it has none. */
    draw: (country: string, { x, y, width, height }: Box): EmbedNode | null => {
      if (!symbols.has(country)) symbols.set(country, symbolOf(country, flagOf));
      if (symbols.get(country) === "") return null;
      const area = { x, y, width, height };
      return el(
        "g",
        {},
        el("use", { href: `#flag-${country}`, ...area }),
        el("rect", { class: "ring", fill: "none", ...area }),
      );
    },
    /** Returns the definitions of all flags drawn so far: one symbol for each. */
    symbols: () => [...symbols.values()].join(""),
  };
}

/** Returns the symbol of a flag; "" if the code, which is external data, has no flag. */
function symbolOf(country: string, flagOf: (country: string) => string | null): string {
  const flag = /^[a-z]{2}$/.test(country) ? flagOf(country) : null;
  const [, box, drawing] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(flag ?? "") ?? [];
  if (box === undefined || drawing === undefined) return "";
  return `<symbol id="flag-${country}" viewBox="${box}">${drawing}</symbol>`;
}
