import { createEmbedMessages } from "#core/i18n/embed-messages.ts";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import { showIsolates } from "./show-isolates.ts";

/** The messages of a language that `formatInAllLanguages` passes on. */
type AllMessages = Awaited<ReturnType<typeof loadMessages>>;

export type FormatMessage = (messages: AllMessages) => string;

/** Formats a message in English, Finnish and Swedish, with the isolates around names visible. */
export async function formatInAllLanguages(format: FormatMessage): Promise<readonly string[]> {
  const languages = await Promise.all(LANGUAGE_CODES.map(loadMessages));
  return languages.map((messages) => showIsolates(format(messages)));
}

async function loadMessages(code: keyof typeof LANGUAGES) {
  const { pages, embeds } = await LANGUAGES[code].load();
  const { common, ...areas } = await pages();
  return { ...areas, ...common, embed: createEmbedMessages((await embeds()).embed) };
}
