import type { Templates } from "#core/lib/templates.ts";

/** The messages that the script of a full-screen page shows about the age of its data. */
export interface DataAgeMessages {
  readonly paused: string;
  readonly notRenewed: (time: string) => string;
  readonly dataFrom: (time: string) => string;
}

/** The messages of full-screen pages, in addition to those of embeds. */
export interface ScreenMessages {
  readonly results: string;
  readonly finalRanking: string;
  readonly contestants: (count: number) => string;
  /** Below a page of a ranking: the placements on the next page, and when it is shown. */
  readonly nextPlaces: (from: number, to: number, seconds: number) => string;
  readonly afterThis: (title: string) => string;
  readonly clock: DataAgeMessages;
  readonly onYourPhone: string;
  readonly waiting: string;
  /** Shown after a minute in which the page's script did not run. */
  readonly notUpdated: string;
  /** Shown instead of a wall while the server cannot be reached. */
  readonly unreachable: string;
  readonly missing: Readonly<
    Record<"tournament" | "channel", { readonly title: string; readonly help: string }>
  >;
}

/** The same messages as plain data; a page contains those of its script. */
export type ScreenTemplates = Templates<ScreenMessages>;

/** The English messages of full-screen pages. */
export const enScreen: ScreenTemplates = {
  results: "Results",
  finalRanking: "Final ranking",
  contestants: "{0} contestants",
  nextPlaces: "{0}–{1} in {2} s",
  afterThis: "Next: {0}",
  clock: {
    paused: "Paused",
    notRenewed: "Not updated since {0}",
    dataFrom: "Data from {0}",
  },
  onYourPhone: "On your phone",
  waiting: "No data from the service yet.",
  notUpdated:
    "This screen is not updated. Reload it; if this notice returns, its browser is older than Chromium 79.",
  unreachable: "Matchdesk cannot be reached. This screen starts as soon as it can.",
  missing: {
    tournament: {
      title: "No such tournament",
      help: "It is not listed here, or not public. This wall will show it once it is. Check SITE/SLUG against the URL of its page: /tournaments/SITE/SLUG.",
    },
    channel: {
      title: "No such channel",
      help: "Create the channel at /desk/screens. Until then this wall shows live matches.",
    },
  },
};
