import { en, type Messages } from "#core/i18n/en/start.ts";
import type { FirstMessages } from "#core/i18n/en/first.ts";
import { useMessages } from "./messages.ts";

const completed = new WeakMap<FirstMessages, Messages>();

/**
 * Returns the messages of all pages in the viewer's language. For parts that are loaded after the
 * first page: the English messages come with them.
 */
export function useAllMessages(): Messages {
  const messages = useMessages();
  if (isComplete(messages)) return messages;
  const all = completed.get(messages) ?? {
    ...en,
    ...messages,
    match: { ...en.match, ...messages.match },
  };
  completed.set(messages, all);
  return all;
}

/** Returns whether it is a whole table: every language except English is loaded as one. */
function isComplete(messages: FirstMessages): messages is Messages {
  return "bracket" in messages;
}
