import type { EmbedKind } from "#core/embed/kinds.ts";
import { EMBED_ATTRIBUTES, type EmbedAttribute } from "#core/embed/parts/options.ts";
import type { EmbedPage } from "./embed-page.ts";
import { escapeHtml } from "#server/http/html.ts";

/** Styles of imitated host pages, on which the embed builder previews a widget. */
export const PREVIEW_HOST_STYLES = {
  plain: "body{background:#fff;color:#1d1d1b;padding:8px 20px;font:15px/1.5 Georgia,serif}",
  dark:
    "body{background:#12131a;color:#e8e8ea;padding:8px 18px;font:14px/1.5 ui-monospace,monospace;" +
    "}html{color-scheme:dark}",
  // Typical conflicts on host pages: resets, `!important`, rules for every element.
  hostile:
    "*{letter-spacing:3px;line-height:2.4;text-transform:uppercase;color:#c0175d;font-size:22px}" +
    "div,span,a,table,td,li,b{float:left!important;border:3px dotted #0a0!important;" +
    "background:#ff0!important;position:relative!important;width:60%!important}" +
    "body{background:repeating-linear-gradient(45deg,#ffd500 0 24px,#ffe14d 24px 48px);" +
    "padding:8px 18px;font-family:Impact,'Comic Sans MS',serif}" +
    "h2{margin:0 0 8px;font-style:italic;text-decoration:underline}" +
    "main{background:#fff;padding:8px 14px}p{font-style:italic}",
} as const;
/** Name of an imitated host page. */
export type PreviewHost = keyof typeof PREVIEW_HOST_STYLES;

const COMMON = "body{margin:0}h2{margin:0;font-size:20px}";
/** Texts around the widget: a header, and a footer. */
const HOST_TEXTS: Readonly<Record<PreviewHost, readonly [header: string, footer: string]>> = {
  plain: ["<h2>Club news</h2>", ""],
  dark: ["<h2>$ club /matches</h2>", ""],
  hostile: ["<h2>***Welcome***</h2>", "<p>You are visitor 004213</p>"],
};

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
  const [header, footer] = HOST_TEXTS[stage];
  const style = COMMON + PREVIEW_HOST_STYLES[stage];
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${stage}</title><style>${style}</style></head><body>` +
    `${header}<main><matchdesk-widget${attributes.join("")}></matchdesk-widget></main>${footer}` +
    // The widget as on other sites; the other script, which finds it defined, reports its height.
    '<script src="/widget.js"></script>' +
    '<script type="module" src="/embed-frame.js"></script></body></html>';
  return { html, styles: [style] };
}
