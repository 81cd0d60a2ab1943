import type { ScreenContext, ScreenSlide } from "#core/embed/parts/screen.ts";

export interface OverlayContext extends ScreenContext {
  /** Colour of live matches, `#rrggbb`; "" for the default. */
  readonly accent: string;
}

/** One of the pages that an overlay shows in turn; the only page is shown for 0 seconds. */
export type OverlayPage = Omit<ScreenSlide, "key">;

/** Returns the attributes of an overlay's root element: kind, theme and accent. */
export function overlayRoot(kind: string, { options, accent }: OverlayContext) {
  const theme = options.theme === "light" ? "light" : "dark";
  return {
    class: `board ${kind} ${theme}`,
    style: accent === "" ? undefined : `--live:${accent}`,
  };
}
