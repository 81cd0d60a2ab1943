import { findDataTime } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { describeMissingEmbed } from "#core/embed/missing-embed.ts";
import { renderEmbed, renderEmbedMessage } from "#core/embed/render-embed.ts";
import type { EmbedKind, EmbedResponse } from "#core/embed/kinds.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { createEmbedTimes, STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import {
  type EmbedOptions,
  formatEmbedAttributes,
  WIDGET_BACKGROUND,
} from "#core/embed/parts/options.ts";
import { escapeHtml, renderHtml } from "#server/http/html.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { findEmbedSteps, listTournaments } from "./embed-data.ts";
import type { WidgetUrls } from "./widget-files.ts";

type EmbedElement = ReturnType<typeof renderEmbedElement>;

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
 * Creates a function that renders the element of a widget in steps. Times are in the venue's time
 * zone (IANA), because a page without scripts cannot detect the viewer's.
 */
export function createEmbedRenderer(
  deps: Pick<DataForRole, "timeZone" | "now"> & { readonly widget: WidgetUrls },
) {
  const { timeZone, now, widget } = deps;
  const flag = (country: string): string => `/flags/${country}.${widget.flagVersion}.svg`;
  /** @param messages Messages in the language of the options. */
  return function* renderSteps(
    kind: EmbedKind,
    options: EmbedOptions,
    messages: EmbedMessages,
    world: World,
  ): Steps<EmbedElement> {
    const response = yield* findEmbedSteps(kind, world, options);
    yield;
    const { at, site } = findDataTime(world, response && listTournaments(response, options));
    const isStale = now() - at > STALE_AFTER_MS;
    const context: EmbedContext = {
      options,
      messages,
      times: createEmbedTimes(options.zone || timeZone, options.locale || "en-GB", now()),
      base: "",
      flag,
      // Without the present time and that of fresh data, because a page is cached until its data changes.
      now: null,
      dataAt: isStale ? at : null,
      dataSite: isStale ? site : null,
      isStale,
      shown: new Set<string>(),
    };
    return renderEmbedElement(kind, response, context, widget.style.path);
  };
}

/** Renders a page for an iframe. */
export function renderEmbedPage(element: EmbedElement, options: EmbedOptions): EmbedPage {
  const { html, style, title, locale } = element;
  const ownStyle = pageStyle(options);
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

/**
 * Renders the widget's element in a declarative shadow tree, so that it is readable without
 * scripts; the widget replaces it when scripts run. `response` is `null` if the content does not
 * exist.
 */
function renderEmbedElement(
  kind: EmbedKind,
  response: EmbedResponse | null,
  context: EmbedContext,
  styleUrl: string,
) {
  const { options, messages } = context;
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
    `<link rel="stylesheet" href="${styleUrl}"><style>${style}</style>`,
    `<div class="root ${options.density} ${kind}" part="frame" lang="${messages.locale}">${html}</div>`,
    "</template></matchdesk-widget>",
  ];
  const isMissing = response === null;
  return {
    html: element.join(""),
    style,
    title: titleOf(view),
    locale: messages.locale,
    isMissing,
  };
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
