import type { ScreenMessages } from "#core/i18n/en/embeds.ts";
import { formatCountryLetters } from "#core/lib/country-letters.ts";
import type { EmbedContext, NamedSide } from "./context.ts";
import { bdi, el, type EmbedNode } from "./node.ts";

/** One slide of a full-screen page. */
export interface ScreenSlide {
  /** Stays the same while the slide shows the same match, round or group. */
  readonly key: string;
  /** How long it is shown if there are several slides. */
  readonly seconds: number;
  /** Order of a ranking's contestants; a change of it is animated. */
  readonly order?: string | undefined;
  /** If empty, the page shows nothing, not even a background. */
  readonly nodes: readonly EmbedNode[];
}

/** The data of a full-screen page: the response of its own URL with `as=json`. */
export interface ScreenResponse {
  /** Version of script and style. A page with another version is outdated and reloads. */
  readonly version: string;
  /** Time of the oldest shown data, ISO 8601. */
  readonly dataAt: string;
  /** Site of that data if other shown data is current; else `null`. */
  readonly dataSite: string | null;
  /** Shown in turn, repeatedly. */
  readonly slides: readonly ScreenSlide[];
}

/** What walls and overlays are rendered with. */
export interface ScreenContext extends Pick<EmbedContext, "options" | "messages"> {
  readonly screen: ScreenMessages;
  /** Returns the URL of a country's flag; `null` if there is none. */
  readonly flag: (country: string) => string | null;
}

/** Renders a flag image, the country's letters if there is none, or nothing. */
export function screenFlag(country: string, { flag, options }: ScreenContext): EmbedNode | null {
  if (options.flags === "none") return null;
  const src = options.flags === "letters" ? null : flag(country);
  return src === null
    ? el("span", { class: "flag", "aria-hidden": "true" }, formatCountryLetters(country))
    : el("img", { class: "flag", src, alt: "", width: 18, height: 12 });
}

/**
 * Renders a name, or the label instead of it. The page narrows it to its space: to the widths
 * (percent) in this order, before the name is truncated.
 */
export function screenName(
  { name, short, contestant, standing }: NamedSide,
  widths: string,
  label = name,
): EmbedNode {
  return el(
    "span",
    {
      class: contestant === null ? "name open" : "name",
      "data-standing": standing,
      "data-fit": widths,
      "data-short": short || undefined,
      title: contestant?.name ?? label,
    },
    bdi(label),
  );
}
