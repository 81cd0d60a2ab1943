import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages for staff about what viewers cannot see. */
export const enVisibility = {
  notPublic: "Not\u00a0public",
  calendar: "Not public: calendar programs cannot sign in, so they cannot load it.",
  calendarPart: "Contains only public matches.",
  share: "Not public: images and embeds do not show it.",
  embed: (title: string) =>
    `${wrapInBidiIsolate(title)} is not public: an embed cannot show it. PUBLIC_SITES and PUBLIC_TOURNAMENTS list what is public.`,
  overlay: "Its match is not public: the overlay is transparent.",
};

/** The table of messages that every language provides. */
export type VisibilityMessages = typeof enVisibility;
