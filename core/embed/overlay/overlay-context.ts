import type { EmbedMessages } from "#core/i18n/en/embed.ts";
import type { ScreenMessages } from "#core/i18n/en/screen.ts";
import type { EmbedSide } from "#core/embed/parts/context.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";

/** What every overlay of the broadcast is drawn with. */
export interface OverlayContext {
  readonly options: EmbedOptions;
  readonly messages: EmbedMessages;
  readonly screen: ScreenMessages;
  /** Address of a country's flag; null where there is none. */
  readonly flag: (country: string) => string | null;
  /** Colour of what is being played, `#rrggbb`; "" for ours. */
  readonly accent: string;
}

/** Attributes of an overlay's root: its plates, and the colour of what is played. */
export function overlayRoot(kind: string, { options, accent }: OverlayContext) {
  const theme = options.theme === "light" ? "light" : "dark";
  return {
    class: `board ${kind} ${theme}`,
    style: accent === "" ? undefined : `--live:${accent}`,
  };
}

/** A contestant's flag, or the letters of a country that has none. */
export function overlayFlag(
  { contestant }: Pick<EmbedSide, "contestant">,
  { options, flag }: OverlayContext,
): EmbedNode | null {
  const country = contestant?.country ?? "";
  if (options.flags === "none" || country === "") return null;
  const src = options.flags === "letters" ? null : flag(country);
  return src === null
    ? el("span", { class: "flag" }, country.slice(0, 3).toUpperCase())
    : el("img", { class: "flag", src, alt: "", width: 18, height: 12 });
}
