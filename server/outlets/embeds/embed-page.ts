import type { DataTime } from "#core/world/data-time.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { describeMissingEmbed } from "#core/embed/missing-embed.ts";
import { renderEmbed, renderEmbedMessage } from "#core/embed/render-embed.ts";
import type { EmbedKind, EmbedResponse } from "#core/embed/kinds.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { createEmbedTimes } from "#core/embed/parts/times.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import {
  type EmbedOptions,
  formatEmbedAttributes,
  WIDGET_BACKGROUND,
} from "#core/embed/parts/options.ts";
import { escapeHtml, renderHtml } from "#server/http/html.ts";

/** URLs of the widget's files. */
export interface EmbedFiles {
  readonly style: string;
  /** Returns the URL of a country's flag. */
  readonly flag: (country: string) => string;
}

export interface EmbedPageInput {
  readonly kind: EmbedKind;
  readonly options: EmbedOptions;
  /** Messages in the language of the options. */
  readonly messages: EmbedMessages;
  /**
   * IANA time zone of the venue, used because a page without scripts cannot detect the viewer's.
   */
  readonly venueZone: string;
  readonly now: number;
  /** Time of stale data, and its site if other data is current; `null` while the data is fresh. */
  readonly data: DataTime | null;
  readonly files: EmbedFiles;
}

/** An HTML page for an iframe. */
export interface EmbedPage {
  readonly html: string;
  /** Contents of its style elements, whose hashes the content security policy lists. */
  readonly styles: readonly string[];
}

/**
 * Returns the style of the page itself: with the background that a widget on another site lacks, and
 * without a margin, because the iframe is as high as its content.
 */
function pageStyle({ theme }: EmbedOptions): string {
  const { light, dark } = WIDGET_BACKGROUND;
  const darkRule = `@media(prefers-color-scheme:dark){body{background:${dark}}}`;
  return (
    `body{margin:0;padding:4px 12px 8px;background:${theme === "dark" ? dark : light};` +
    `font-family:system-ui,sans-serif}${theme === "auto" ? darkRule : ""}`
  );
}

/**
 * Renders a page for an iframe. It contains the rendered widget in a declarative shadow tree, so
 * that it is readable without scripts; the widget replaces it when scripts run.
 *
 * @param response `null` if the content does not exist or is no longer available.
 */
export function renderEmbedPage(
  response: EmbedResponse | null,
  setting: EmbedPageInput,
): EmbedPage {
  const { html, style, title, locale } = renderEmbedElement(response, setting);
  const ownStyle = pageStyle(setting.options);
  const page = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${ownStyle}</style></head><body>`,
    html,
    '<script type="module" src="/embed-frame.js"></script></body></html>',
  ];
  return { html: page.join(""), styles: [ownStyle, style] };
}

/** Renders the widget's element; `style` is the content of its style element. */
function renderEmbedElement(response: EmbedResponse | null, setting: EmbedPageInput) {
  const { kind, options, files } = setting;
  const context = contextOf(setting);
  const { messages } = context;
  const view =
    response === null
      ? renderEmbedMessage(...describeMissingEmbed(kind, options, messages))
      : renderEmbed(response, context).nodes;
  const { html, css } = renderHtml(view);
  const style = `.root{${customProperties(options)}}${css}`;
  // From the parsed options, because they are the cache key: requests with other invalid values
  // get the same page.
  const attributes = [...formatEmbedAttributes(options)].map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const element = [
    `<matchdesk-widget kind="${kind}"${attributes.join("")}><template shadowrootmode="open">`,
    `<link rel="stylesheet" href="${files.style}"><style>${style}</style>`,
    `<div class="root ${options.density} ${kind}" part="frame" lang="${messages.locale}">${html}</div>`,
    "</template></matchdesk-widget>",
  ];
  return { html: element.join(""), style, title: titleOf(view), locale: messages.locale };
}

function contextOf(input: EmbedPageInput): EmbedContext {
  const { options, messages, venueZone, now, files, data } = input;
  const locale = options.locale || "en-GB";
  const times = createEmbedTimes(options.zone || venueZone, locale, now);
  // Without the present time and that of fresh data, because the page is cached until its data changes.
  const fixed = {
    now: null,
    dataAt: data?.at ?? null,
    dataSite: data?.site ?? null,
    isStale: data !== null,
    shown: new Set<string>(),
  };
  return { options, messages, times, base: "", flag: files.flag, ...fixed };
}

/** Returns the custom properties that the widget sets on its root element. */
function customProperties({ accent, rows }: EmbedOptions): string {
  const rowCount = `--rows:${rows ?? 0}`;
  if (accent === "") return rowCount;
  const light = adjustForContrast(WIDGET_BACKGROUND.light, accent);
  return `${rowCount};--accent-light:${light};--accent-dark:${adjustForContrast(WIDGET_BACKGROUND.dark, accent)}`;
}

function titleOf([head]: readonly EmbedNode[]): string {
  const title = head?.children.find((child) => typeof child !== "string" && child.tag === "h3");
  const texts = (node: EmbedNode): string =>
    node.children.map((child) => (typeof child === "string" ? child : texts(child))).join(" ");
  if (typeof title === "object") return texts(title);
  return head === undefined ? "" : texts(head);
}
