import * as english from "#core/i18n/en/pages.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { hideResultsInMessages } from "#core/i18n/hide-results-in-messages.ts";
import { useCurrentMessages } from "./messages.ts";

const englishWithoutResults = { ...english, common: hideResultsInMessages(english.common) };

/**
 * Returns the messages of an area in the viewer's language. For parts that are loaded after the
 * first page: the English messages come with them.
 */
export function useMessages<A extends keyof PageMessages>(area: A): PageMessages[A] {
  const { hidesResults, pages } = useCurrentMessages();
  return (pages ?? (hidesResults ? englishWithoutResults : english))[area];
}
