/** Messages of the preferences. */
export const enPreferences = {
  title: "Preferences",
  kept: "Kept in this browser only.",
  theme: "Theme",
  themes: { auto: "As the system", light: "Light", dark: "Dark" },
  density: "Rows",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  language: "Language",
  languages: { auto: "As the browser" },
  zone: "Times",
  zones: {
    auto: "At the desk the venue's, else mine",
    venue: (zone: string) => `The venue's (${zone})`,
    mine: (zone: string) => `Mine (${zone})`,
  },
  scores: "Hide scores until I ask",
  scoresHint: "Lists, brackets and pages then show who plays, not how it stands.",
  copy: "Copy a link with these preferences",
  copied: "Copied",
  reset: "Back to how it was made",
  taken: "Preferences of the link are in use.",
  undo: "Undo",
  keep: "Keep",
};

export type PreferenceMessages = typeof enPreferences;
