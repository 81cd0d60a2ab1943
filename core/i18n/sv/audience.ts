import type { VisibilityMessages } from "#core/i18n/en/audience.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages for staff about what viewers cannot see. */
export const svVisibility: VisibilityMessages = {
  notPublic: "Inte\u00a0offentlig",
  calendar: "Inte offentlig: kalenderprogram kan inte logga in, så de kan inte hämta den.",
  calendarPart: "Innehåller bara offentliga matcher.",
  share: "Inte offentlig: bilder och inbäddningar visar den inte.",
  embed: (title) =>
    `${wrapInBidiIsolate(title)} är inte offentlig: en inbäddning kan inte visa den. PUBLIC_SITES och PUBLIC_TOURNAMENTS anger vad som är det.`,
  overlay: "Matchen är inte offentlig: grafiken är genomskinlig.",
};
