import type { EmbedKind } from "#core/embed/kinds.ts";
import { EMBED_ATTRIBUTES, type EmbedAttribute } from "#core/embed/parts/options.ts";
import type { EmbedPage } from "./embed-page.ts";
import { escapeHtml } from "#server/http/html.ts";

/** Styles of imitated host pages, in which the embed dialog previews a widget. */
export const PREVIEW_HOST_STYLES = {
  plain: "body{background:#fff;color:#222;font:17px/1.6 Georgia,serif}",
  dark: "body{background:#0b0d10;color:#cfd3d8;font:15px/1.6 system-ui,sans-serif;color-scheme:dark}",
  // Typical conflicts on host pages: resets, `!important`, rules for every element.
  hostile:
    "*{letter-spacing:3px;line-height:2.4;text-transform:uppercase;color:#c00;font-size:22px}" +
    "div,span,a,table,td,li,b{float:left!important;border:3px dotted #0a0!important;" +
    "background:#ff0!important;position:relative!important;width:60%!important}" +
    "body{background:#eef;font-family:Impact,'Comic Sans MS',cursive}",
} as const;
/** Name of an imitated host page. */
export type PreviewHost = keyof typeof PREVIEW_HOST_STYLES;

const COMMON = "body{margin:0;padding:16px}h2,p{max-width:40em}";

/** Renders an imitated host page that contains the widget like a pasted snippet. */
export function renderPreviewHostPage(
  stage: PreviewHost,
  kind: EmbedKind,
  attributeValues: ReadonlyMap<EmbedAttribute, string>,
): EmbedPage {
  const attributes = EMBED_ATTRIBUTES.flatMap((name) => {
    const value = name === "kind" ? kind : attributeValues.get(name);
    return value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`;
  });
  const style = COMMON + PREVIEW_HOST_STYLES[stage];
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${stage}</title><style>${style}</style></head><body>` +
    "<h2>Club news</h2><p>This sample page stands for your site, with styles of its own.</p>" +
    `<matchdesk-widget${attributes.join("")}></matchdesk-widget>` +
    "<p>More content of the page.</p>" +
    '<script type="module" src="/embed-frame.js"></script></body></html>';
  return { html, styles: [style] };
}
