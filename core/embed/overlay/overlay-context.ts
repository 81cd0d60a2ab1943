import { formatCountryLetters } from "#core/lib/country-letters.ts";
import type { EmbedMessages, ScreenMessages } from "#core/i18n/en/embeds.ts";
import type { Side } from "#core/side/sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";

export interface OverlayContext {
  readonly options: EmbedOptions;
  readonly messages: EmbedMessages;
  readonly screen: ScreenMessages;
  /** Returns the URL of a country's flag; `null` if there is none. */
  readonly flag: (country: string) => string | null;
  /** Colour of live matches, `#rrggbb`; "" for the default. */
  readonly accent: string;
}

/** Returns the attributes of an overlay's root element: kind, theme and accent. */
export function overlayRoot(kind: string, { options, accent }: OverlayContext) {
  const theme = options.theme === "light" ? "light" : "dark";
  return {
    class: `board ${kind} ${theme}`,
    style: accent === "" ? undefined : `--live:${accent}`,
  };
}

/** Renders a flag image, or the country's letters if there is no image. */
export function overlayFlag(
  { country }: Pick<Side, "country">,
  { options, flag }: OverlayContext,
): EmbedNode | null {
  if (options.flags === "none" || country === "") return null;
  const src = options.flags === "letters" ? null : flag(country);
  return src === null
    ? el("span", { class: "flag" }, formatCountryLetters(country))
    : el("img", { class: "flag", src, alt: "", width: 18, height: 12 });
}
