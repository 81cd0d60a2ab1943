import type { NamedSide } from "#core/embed/parts/context.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { type ScreenContext, screenName } from "#core/embed/parts/screen.ts";
import type { EmbedTimes } from "#core/embed/parts/times.ts";

export interface WallContext extends ScreenContext {
  readonly times: EmbedTimes;
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

/** Renders a name. */
export function renderWallName(side: NamedSide): EmbedNode {
  return screenName(side, WALL_NAME_WIDTHS_PERCENT);
}
