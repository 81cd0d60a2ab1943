import { languages, version } from "virtual:embed-messages";
import { createEmbedMessages, defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { createTimeLimitSignal } from "#web/events/time-limit-signal.ts";

/** Delay before messages that failed to load are requested again, in milliseconds. */
const RETRY_DELAY = 30_000;

/** Messages by URL; while they load, their listeners. */
const files = new Map<string, EmbedMessages | Set<() => void>>();

/**
 * Returns the messages in the language of a locale, in English if the language is not supported.
 * `null` while they load; then `onLoad` is called. They are JSON because a host page's CSP may
 * allow only the script with the widget's hash.
 */
export function findOrLoadMessages(
  base: string,
  locale: string,
  onLoad: () => void,
): EmbedMessages | null {
  const [language = ""] = locale.toLowerCase().split("-");
  if (!languages.includes(language)) return defaultEmbedMessages;
  const url = `${base}/widget.${language}.${version}.json`;
  const entry = files.get(url);
  if (entry === undefined) void load(url, new Set([onLoad]));
  else if (entry instanceof Set) entry.add(onLoad);
  else return entry;
  return null;
}

async function load(url: string, listeners: Set<() => void>): Promise<void> {
  files.set(url, listeners);
  try {
    const response = await fetch(url, { signal: createTimeLimitSignal() });
    files.set(url, createEmbedMessages(await response.json()));
  } catch {
    files.set(url, defaultEmbedMessages);
    setTimeout(() => files.delete(url), RETRY_DELAY);
  }
  for (const listener of listeners) listener();
}
