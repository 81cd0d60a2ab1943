import { en, type Messages } from "#core/i18n/en/start.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useFirstPageMessages } from "./messages.ts";

const allByFirst = new WeakMap<FirstPageMessages, Messages>();

/**
 * Returns the messages of all pages in the viewer's language. For parts that are loaded after the
 * first page: the English messages come with them.
 */
export function useAllMessages(): Messages {
  const messages = useFirstPageMessages();
  if (isComplete(messages)) return messages;
  const all = allByFirst.get(messages) ?? {
    ...en,
    ...messages,
    match: {
      ...en.match,
      ...messages.match,
      result: { ...en.match.result, ...messages.match.result },
    },
  };
  allByFirst.set(messages, all);
  return all;
}

/** Returns whether these are the messages of all pages: only English is split into two parts. */
function isComplete(messages: FirstPageMessages): messages is Messages {
  return "bracket" in messages;
}
