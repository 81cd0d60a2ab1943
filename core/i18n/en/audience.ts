import { isolate } from "#core/lib/isolate.ts";

/** Messages for staff about what viewers cannot see. */
export const enAudience = {
  notPublic: "Not\u00a0public",
  calendar: "Not public: calendar programs cannot sign in, so they find nothing.",
  calendarPart: "Holds only what is public.",
  share: "Not public: pictures and embeds find nothing.",
  embed: (title: string) =>
    `${isolate(title)} is not public: an embed would find nothing. PUBLIC_SITES and PUBLIC_TOURNAMENTS name what is.`,
  overlay: "Its match is not public: the overlay is transparent.",
};

/** The table a language must fill. */
export type AudienceMessages = typeof enAudience;
