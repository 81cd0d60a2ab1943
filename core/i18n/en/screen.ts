import type { Templates } from "#core/lib/templates.ts";

/** What the script of a full-screen page says about the age of its data. */
export interface ClockMessages {
  readonly paused: string;
  readonly notRenewed: (time: string) => string;
  readonly dataFrom: (time: string) => string;
}

/** The messages of full-screen pages beside those of embeds. */
export interface ScreenMessages {
  readonly results: string;
  readonly contestants: (count: number) => string;
  /** Below a page of a ranking: the places that follow. */
  readonly nextPlaces: (from: number, to: number, seconds: number) => string;
  readonly afterThis: (title: string) => string;
  readonly clock: ClockMessages;
  readonly onYourPhone: string;
  readonly waiting: string;
  readonly missing: Readonly<
    Record<"tournament" | "channel", { readonly title: string; readonly help: string }>
  >;
}

/** The same as plain data: a page carries a part of it for its script. */
export type ScreenTemplates = Templates<ScreenMessages>;

export const enScreen: ScreenTemplates = {
  results: "Results",
  contestants: "{0} contestants",
  nextPlaces: "{0}–{1} in {2} s",
  afterThis: "Next: {0}",
  clock: {
    paused: "Paused",
    notRenewed: "Not renewed since {0}",
    dataFrom: "Data from {0}",
  },
  onYourPhone: "On your phone",
  waiting: "Nothing has come from the service yet.",
  missing: {
    tournament: {
      title: "No such tournament",
      help: "It is not listed here now, or not public. Once it is, it begins on this wall. The address of its page says what it is called: /tournaments/SITE/SLUG.",
    },
    channel: {
      title: "No such channel",
      help: "Staff name channels at /desk/screens. Until there is one by this name, this wall shows what is being played.",
    },
  },
};
