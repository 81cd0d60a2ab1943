// The widget contains the messages of the default language. Those of each other language are in a
// file /widget.CODE.VERSION.json, which is immutable because VERSION is a hash of all messages.
// `virtual:embed-messages` lists the languages for the widget.
import { createHash } from "node:crypto";
import { tsImport } from "tsx/esm/api";

const MODULE = "virtual:embed-messages";

let messages;

/**
 * Loads the messages of embeds in all languages but the default, once per process.
 *
 * @returns {Promise<{ languages: string[], version: string, files: ReadonlyMap<string, string> }>}
 * `files` maps file names to JSON.
 */
export function readEmbedMessages() {
  return (messages ??= loadEmbedMessages());
}

async function loadEmbedMessages() {
  const registry = await tsImport("../../core/i18n/languages.ts", import.meta.url);
  const { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } = registry;
  const languages = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  const texts = await Promise.all(
    languages.map(async (code) => {
      const { embed } = await (await LANGUAGES[code].load()).embeds();
      return JSON.stringify(embed);
    }),
  );
  const version = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 8);
  const names = languages.map((code) => `widget.${code}.${version}.json`);
  return { languages, version, files: new Map(names.map((name, index) => [name, texts[index]])) };
}

/**
 * Creates the plugin that provides `virtual:embed-messages`.
 *
 * @returns {import("vite").Plugin}
 */
export function createEmbedMessagesPlugin() {
  return {
    name: "matchdesk-embed-messages",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { languages, version } = await readEmbedMessages();
      return `export const languages = ${JSON.stringify(languages)};
              export const version = "${version}";`;
    },
  };
}
