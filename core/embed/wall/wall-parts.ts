import type { ScreenMessages } from "#core/i18n/en/screen.ts";
import type { EmbedContext, EmbedSide } from "#core/embed/parts/context.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

/** What every picture of a wall is drawn with. */
export interface WallContext extends Omit<EmbedContext, "base" | "flag"> {
  readonly screen: ScreenMessages;
  /** Address of a country's flag; null where there is none. */
  readonly flag: (country: string) => string | null;
  /** What staff wrote down for everybody in the hall; null for nothing. */
  readonly message: string | null;
  /** What it was asked to show and is not there; null where all is. */
  readonly missing: { readonly kind: "tournament" | "channel"; readonly name: string } | null;
  /** Where the public page is, and the picture that phones read its address from; null: nobody knows. */
  readonly page: { readonly host: string; readonly code: EmbedNode } | null;
}

/** A picture before it is known which others there are. */
export interface WallSheet {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly body: EmbedNode;
  /** What the slide before it announces; its title if absent. */
  readonly announced?: string;
  /** Changes when contestants change places. */
  readonly order?: string;
}

/** Widths of a name, in percent: it narrows before it is cut. */
export const WIDTHS = "78 70 62";

/** Renders a name, which the page narrows to its room. */
export function renderWallName({ name, contestant, standing }: EmbedSide): EmbedNode {
  const look = contestant === null ? "name open" : "name";
  return el(
    "span",
    { class: look, "data-standing": standing ?? undefined, "data-fit": WIDTHS, title: name },
    bdi(name),
  );
}

/** Renders a flag, the letters of a country that has none, or nothing. */
export function flagOf(
  { contestant }: EmbedSide,
  { flag, options }: WallContext,
): EmbedNode | null {
  const country = contestant?.country ?? "";
  const src = flag(country);
  if (options.flags === "none") return null;
  return src === null || options.flags === "letters"
    ? el("span", { class: "flag", "aria-hidden": "true" }, country.slice(0, 3).toUpperCase())
    : el("img", { class: "flag", src, alt: "", width: 18, height: 12 });
}

/** Renders a text of unknown direction. */
export function bdi(text: string): EmbedNode {
  return el("bdi", { dir: "auto" }, text);
}
