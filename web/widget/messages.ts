import { languages, version } from "virtual:embed-messages";
import { createEmbedMessages, defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import type { EmbedMessages } from "#core/i18n/en/embed.ts";

/** After this long without its messages, a language is requested again. */
const RETRY = 30_000;

/** By URL; the listeners while they load. */
const files = new Map<string, EmbedMessages | Set<() => void>>();

/**
 * Returns the messages in the language of a locale, English if it is none of ours. `null` while they
 * load; calls the listener once they can be read. They are data, so that a page that allows only this
 * widget's hash runs no other code.
 */
export function findMessages(
  base: string,
  locale: string,
  onLoad: () => void,
): EmbedMessages | null {
  const [language = ""] = locale.toLowerCase().split("-");
  if (!languages.includes(language)) return defaultEmbedMessages;
  const url = `${base}/widget.${language}.${version}.json`;
  const known = files.get(url);
  if (known === undefined) void load(url, new Set([onLoad]));
  else if (known instanceof Set) known.add(onLoad);
  else return known;
  return null;
}

async function load(url: string, listeners: Set<() => void>): Promise<void> {
  files.set(url, listeners);
  try {
    const response = await fetch(url, { credentials: "omit" });
    files.set(url, createEmbedMessages(await response.json()));
  } catch {
    files.set(url, defaultEmbedMessages);
    setTimeout(() => files.delete(url), RETRY);
  }
  for (const listener of listeners) listener();
}
