/** Words of full-screen pages beside those of embeds: their script carries these, in every language. */
export const enScreen = {
  results: "Results",
  contestants: (count: number) => `${count} contestants`,
  /** Under a page of a ranking: the places that follow. */
  nextPlaces: (from: number, to: number, seconds: number) => `${from}–${to} in ${seconds} s`,
  paused: "Paused",
  afterThis: (title: string) => `Next: ${title}`,
  notRenewed: (time: string) => `Not renewed since ${time}`,
  dataFrom: (time: string) => `Data from ${time}`,
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

/** The table a language of full-screen pages must fill. */
export type ScreenMessages = typeof enScreen;
