/** The script that a widget loads to explain mistakes of the page's author. */
import type { MatchList } from "#core/contract/match.ts";
import type { EmbedKind } from "#core/embed/kinds.ts";
import {
  describeMissingEmbed,
  isTournamentMissing,
  type EmbedNotice,
} from "#core/embed/missing-embed.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";

/** A widget without content, or with misspelled attributes. */
export interface EmptyWidget {
  /** Value of the attribute `kind`. */
  readonly kindName: string;
  /** All kinds; passed in, because their views would make this script large. */
  readonly kinds: readonly EmbedKind[];
  /** `undefined` if there is no such kind. */
  readonly kind: EmbedKind | undefined;
  readonly options: EmbedOptions;
  /**
   * The list without matches that is on screen; `null` for other kinds and without a response,
   * `undefined` if there is content.
   */
  readonly list: MatchList | null | undefined;
}

/** Warnings of this page. */
const warned = new Set<string>();

const NO_MISTAKE: EmbedNotice = ["", ""];

/**
 * Resolves to why a widget has no content; empty if there is no mistake, or if the widget shows it.
 * Warns of mistakes in the console, once for each text. The base URL has no slash at the end.
 */
export function explainMistake(
  base: string,
  widget: EmptyWidget,
  messages: EmbedMessages,
): Promise<EmbedNotice> {
  for (const { name, meant } of widget.options.misspelled)
    warn(defaultEmbedMessages.misuse.misspelled(name, meant), base, widget);
  const mistake = describeMistake(widget, defaultEmbedMessages);
  const [title, text] = mistake;
  if (title !== "") warn(`${title} ${text}`.trimEnd(), base, widget);
  // The English messages of the widget's first script are not complete.
  const isEnglish = messages.locale === defaultEmbedMessages.locale;
  const notice = isEnglish ? mistake : describeMistake(widget, messages);
  return Promise.resolve(widget.list?.contestants === undefined ? notice : NO_MISTAKE);
}

function describeMistake(
  { kindName, kind, options, list }: EmptyWidget,
  messages: EmbedMessages,
): EmbedNotice {
  if (list === undefined) return NO_MISTAKE;
  if (kind === undefined) return [messages.misuse.kind(kindName), ""];
  if (list?.contestants?.length === 0)
    return [messages.noSuchContestant, messages.noContestant(options.contestant)];
  return list === null || isTournamentMissing(list, options)
    ? describeMissingEmbed(kind, options, messages)
    : NO_MISTAKE;
}

function warn(mistake: string, base: string, { kind, kinds }: EmptyWidget): void {
  const fix = kind === undefined ? ` Use ${kinds.join(", ")}.` : "";
  const text = `<matchdesk-widget>: ${mistake}${fix} Copy the code of a widget from ${base}/share`;
  if (warned.has(text)) return;
  warned.add(text);
  // oxlint-disable-next-line no-console -- the page's author has to correct this
  console.warn(text);
}
