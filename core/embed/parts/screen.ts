import type { EmbedNode } from "./node.ts";

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
