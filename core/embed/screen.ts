import type { EmbedNode } from "./node.ts";

/** Age from which data is stale, in milliseconds. */
export const STALE_AFTER = 60_000;

/** One picture of a full-screen page. */
export interface ScreenSlide {
  /** The same while it shows the same thing, however that changes. */
  readonly key: string;
  /** How long it stands before the next one, where there is one. */
  readonly seconds: number;
  /** Of a ranking: changes when contestants change places. */
  readonly order?: string | undefined;
  /** None: nothing is shown, not even a ground. */
  readonly nodes: readonly EmbedNode[];
}

/** What a full-screen page shows: its own address with `as=json`. */
export interface ScreenAnswer {
  /** Of the script and style that show it: a page that runs others is older than its server. */
  readonly version: string;
  /** When the service answered last, ISO 8601. */
  readonly dataAt: string | null;
  /** Shown one after the other, and over again. */
  readonly slides: readonly ScreenSlide[];
}
