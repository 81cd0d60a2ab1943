import { frozen } from "#core/i18n/en/embeds.ts";
import { escapeXml } from "#core/lib/escape-markup.ts";

export type FrozenLink = readonly [href: string, text: string];

/** A page of the dashboard, in which the widgets of embed pages replace its scripts. */
export interface FrozenPage {
  readonly path: string;
  readonly links: readonly FrozenLink[];
  /** Paths of embed pages. */
  readonly embeds: readonly string[];
  /** Further links, below the widgets. */
  readonly list: readonly FrozenLink[];
}

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{max-width:80rem;margin:0 auto;padding:24px 16px;font:15px/24px system-ui,sans-serif;",
  "background:light-dark(#f3f4f2,#0d0f11);color:light-dark(#14171a,#f3f5f2)}",
  "h1{margin:0;font-size:34px;line-height:40px;overflow-wrap:anywhere}",
  "ul{display:flex;flex-wrap:wrap;gap:4px 20px;margin:8px 0;padding:0;list-style:none}",
  "ul.list{display:block}matchdesk-widget{display:block;margin-top:32px}",
  "a{color:inherit}footer{margin-top:40px;font-size:13px}",
].join("");
/** Content security policy in the page itself, because a plain file server sends none. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";
/** Title and link preview of a page as the server writes them (`renderPageHead`). */
const HEAD = /<title>[^<]*<\/title>(?:<meta (?:name|property)="[^>]*>)*/;
const TITLE = /"og:title" content="([^"]*)"/;
const ORIGIN = /(?<="og:(?:url|image)" content=")https?:\/\/[^/"]+/g;
const WIDGET = /<matchdesk-widget[^]*<\/matchdesk-widget>/;

/**
 * Returns a page that is readable without scripts: the head of the dashboard's page, and the widgets
 * of embed pages, which both are escaped already.
 *
 * @param served HTML of the dashboard's page.
 * @param embeds HTML of the embed pages.
 * @param day Date of freezing, such as `2026-05-16`.
 * @param publicUrl URL at which the folder is published; "" if it is that of the server.
 */
export function renderFrozenPage(
  { links, list }: FrozenPage,
  served: string,
  embeds: readonly string[],
  day: string,
  publicUrl: string,
): string {
  const head = HEAD.exec(served)?.[0] ?? "";
  const widgets = embeds.map((html) => WIDGET.exec(html)?.[0] ?? "");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    publicUrl === "" ? head : head.replaceAll(ORIGIN, () => escapeXml(publicUrl)),
    `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>`,
    `<h1><bdi dir="auto">${TITLE.exec(head)?.[1] ?? frozen.tournaments}</bdi></h1>`,
    `<ul>${links.map(renderLink).join("")}</ul>${widgets.join("")}`,
    `<ul class="list">${list.map(renderLink).join("")}</ul></main>`,
    `<footer>${escapeXml(frozen.foot(day))}</footer>`,
    '<script type="module" src="/widget.mjs"></script></body></html>',
  ].join("");
}

const renderLink = ([href, text]: FrozenLink): string =>
  `<li><a href="${escapeXml(href)}"><bdi dir="auto">${escapeXml(text)}</bdi></a></li>`;
