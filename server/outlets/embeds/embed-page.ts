import type { EmbedResponse } from "#core/embed/embed-response.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { embedView, messageView } from "#core/embed/embed-view.ts";
import type { EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { EMBED_ATTRIBUTES } from "#core/embed/parts/options.ts";
import { embedTimes } from "#core/embed/parts/times.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import { WIDGET_BACKGROUND } from "#core/embed/parts/widget-background.ts";
import type { EmbedMessages } from "#core/i18n/en/embed.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import { escapeHtml, htmlOf } from "#server/http/html.ts";

/** Addresses of the widget's files. */
export interface EmbedFiles {
  readonly module: string;
  readonly style: string;
  readonly flag: (country: string) => string;
  /** Scripts that run before the widget. */
  readonly before?: readonly string[];
}

export interface EmbedSetting {
  readonly kind: EmbedKind;
  readonly options: EmbedOptions;
  /** In the language of the options. */
  readonly messages: EmbedMessages;
  /** Attributes as they were asked for, by name. */
  readonly asked: ReadonlyMap<string, string>;
  /** IANA zone of the venue: a page read without scripts knows no other. */
  readonly venueZone: string;
  readonly now: number;
  /** When the data is from if it is old; `null` while it is fresh. Milliseconds since the epoch. */
  readonly dataFrom: number | null;
  readonly files: EmbedFiles;
}

/** A page for a frame. */
export interface EmbedPage {
  readonly html: string;
  /** Texts of its style elements, which its policy names by their hashes. */
  readonly styles: readonly string[];
}

/** Letters of the page's own; the frame is as high as what is in it. */
const PAGE_STYLE = "body{margin:0;font-family:system-ui,sans-serif}";

/**
 * A page for a frame: what the widget would show, drawn already, in the widget's own shadow tree, so
 * that it reads without scripts and is taken over by the widget where they run.
 *
 * @param response `null` if there is nothing (more) to show.
 */
export function embedPage(response: EmbedResponse | null, setting: EmbedSetting): EmbedPage {
  const { files } = setting;
  const { html, style, title, locale } = embedElement(response, setting);
  const scripts = (files.before ?? []).map((path) => `<script src="${path}"></script>`);
  const page = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head><body>`,
    html,
    ...scripts,
    `<script type="module" src="${files.module}"></script>`,
    '<script src="/embed-frame.js" defer></script></body></html>',
  ];
  return { html: page.join(""), styles: [PAGE_STYLE, style] };
}

/** The widget's element in a page, drawn already. */
export interface EmbedElement {
  readonly html: string;
  /** Text of the style element in it. */
  readonly style: string;
  /** What it shows, for people. */
  readonly title: string;
  /** BCP 47 tag of its messages. */
  readonly locale: string;
}

/** As `embedPage`, without the page. */
export function embedElement(response: EmbedResponse | null, setting: EmbedSetting): EmbedElement {
  const { kind, options, asked, files } = setting;
  const context = contextOf(setting);
  const { messages } = context;
  const view =
    response === null
      ? messageView(messages.gone)
      : embedView(response, context, setting.dataFrom).nodes;
  const { html, css } = htmlOf(view);
  const style = `.root{${customProperties(options)}}${css}`;
  const attributes = EMBED_ATTRIBUTES.flatMap((name) => {
    const value = name === "kind" ? kind : asked.get(name);
    return value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`;
  });
  const element = [
    `<matchdesk-widget${attributes.join("")}><template shadowrootmode="open">`,
    `<link rel="stylesheet" href="${files.style}"><style>${style}</style>`,
    `<div class="root ${options.density} ${kind}" part="frame">${html}</div>`,
    "</template></matchdesk-widget>",
  ];
  return { html: element.join(""), style, title: titleOf(view), locale: messages.locale };
}

function contextOf({ options, messages, venueZone, now, files }: EmbedSetting): EmbedContext {
  const locale = options.locale || "en-GB";
  const times = embedTimes(options.zone || venueZone, locale, now);
  return { options, messages, times, base: "", flag: files.flag };
}

/** As the widget sets them on its frame. */
function customProperties({ accent, rows }: EmbedOptions): string {
  const room = `--rows:${rows ?? 0}`;
  if (accent === "") return room;
  const light = adjustForContrast(WIDGET_BACKGROUND.light, accent);
  return `${room};--accent-light:${light};--accent-dark:${adjustForContrast(WIDGET_BACKGROUND.dark, accent)}`;
}

function titleOf([head]: readonly EmbedNode[]): string {
  const texts = (node: EmbedNode): string =>
    node.children.map((child) => (typeof child === "string" ? child : texts(child))).join("");
  return head === undefined ? "" : texts(head);
}
