/** Messages of the preferences. */
export const enPreferences = {
  title: "Preferences",
  kept: "Saved in this browser only.",
  theme: "Theme",
  themes: { auto: "System", light: "Light", dark: "Dark" },
  density: "Rows",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  language: "Language",
  languages: { auto: "Browser language" },
  zone: "Times",
  zones: {
    auto: "Venue time for staff, otherwise my time",
    venue: (zone: string) => `The venue's (${zone})`,
    mine: (zone: string) => `Mine (${zone})`,
  },
  scores: "Hide scores until I ask",
  scoresHint: "Lists, brackets and pages then show the contestants, but no scores or results.",
  reset: "Reset to defaults",
};

/** The table of messages that every language provides. */
export type PreferenceMessages = typeof enPreferences;
