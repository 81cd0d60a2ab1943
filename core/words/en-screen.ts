/** Words of full-screen pages beside those of embeds: their script carries these, in every language. */
export const enScreen = {
  results: "Results",
  paused: "Paused",
  afterThis: (title: string) => `Next: ${title}`,
  notRenewed: (time: string) => `Not renewed since ${time}`,
  dataFrom: (time: string) => `Data from ${time}`,
  onYourPhone: "On your phone",
  waiting: "Nothing has come from the service yet.",
};

/** The table a language of full-screen pages must fill. */
export type ScreenWords = typeof enScreen;
