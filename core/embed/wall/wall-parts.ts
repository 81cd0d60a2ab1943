import { formatCountryLetters } from "#core/lib/country-letters.ts";
import type { ScreenMessages } from "#core/i18n/en/embeds.ts";
import type { EmbedContext, NamedSide } from "#core/embed/parts/context.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

export interface WallContext extends Pick<EmbedContext, "options" | "messages" | "times"> {
  readonly screen: ScreenMessages;
  /** Returns the URL of a country's flag; `null` if there is none. */
  readonly flag: (country: string) => string | null;
  /** Message entered by staff for the venue; `null` for none. */
  readonly message: string | null;
  /** The requested tournament or channel that was not found; `null` if all were. */
  readonly missing: { readonly kind: "tournament" | "channel"; readonly name: string } | null;
  /** Host and QR code of the public page; `null` if its URL is not configured. */
  readonly page: { readonly host: string; readonly code: EmbedNode } | null;
}

/** A slide without footer, which needs the number and titles of all slides. */
export interface WallSlideWithoutFooter {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly body: EmbedNode;
  /** Text by which the previous slide announces it; by default its title. */
  readonly announced?: string;
  /** Order of a ranking's contestants; a change of it is animated. */
  readonly order?: string;
}

/** Widths of a name in percent, tried in this order before the name is truncated. */
export const WALL_NAME_WIDTHS_PERCENT = "78 70 62";

/** Renders a name; the page narrows it to its space. */
export function renderWallName({ name, short, contestant, standing }: NamedSide): EmbedNode {
  const className = contestant === null ? "name open" : "name";
  return el(
    "span",
    {
      class: className,
      "data-standing": standing,
      "data-fit": WALL_NAME_WIDTHS_PERCENT,
      "data-short": short || undefined,
      title: name,
    },
    bdi(name),
  );
}

/** Renders a flag image, the country's letters if there is none, or nothing. */
export function flagOf(
  { contestant }: Pick<NamedSide, "contestant">,
  { flag, options }: WallContext,
): EmbedNode | null {
  const country = contestant?.country ?? "";
  const src = flag(country);
  if (options.flags === "none") return null;
  return src === null || options.flags === "letters"
    ? el("span", { class: "flag", "aria-hidden": "true" }, formatCountryLetters(country))
    : el("img", { class: "flag", src, alt: "", width: 18, height: 12 });
}

/** Renders a text whose writing direction is unknown. */
export function bdi(text: string): EmbedNode {
  return el("bdi", { dir: "auto" }, text);
}
