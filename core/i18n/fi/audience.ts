import type { VisibilityMessages } from "#core/i18n/en/audience.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages about what viewers cannot see. */
export const fiVisibility: VisibilityMessages = {
  notPublic: "Ei\u00a0julkinen",
  calendar: "Ei julkinen: kalenteriohjelmat eivät voi kirjautua, joten ne eivät löydä mitään.",
  calendarPart: "Sisältää vain julkiset ottelut.",
  share: "Ei julkinen: kuvat ja upotukset eivät löydä mitään.",
  embed: (title) =>
    `${wrapInBidiIsolate(title)} ei ole julkinen: upotus ei löytäisi mitään. PUBLIC_SITES ja PUBLIC_TOURNAMENTS kertovat, mikä on.`,
  overlay: "Sen ottelu ei ole julkinen: grafiikka on läpinäkyvä.",
};
