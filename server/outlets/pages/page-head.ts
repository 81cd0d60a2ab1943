import { escapeHtml } from "#server/http/html.ts";

/** What a page says of itself to whoever does not run it: link previews, search engines, oEmbed. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  /** Path of a picture of it. */
  readonly image: string;
}

const PRODUCT = "Matchdesk";

/**
 * The elements of a page's head. Addresses are said only where the desk knows its own: one out of a
 * request's `Host` would be whatever the asker wrote.
 *
 * @param publicUrl Without a slash at its end.
 */
export function pageHeadHtml(page: PageHead, publicUrl: string | null): string {
  const said = linkPreviewHtml(page, publicUrl);
  if (publicUrl === null) return said;
  const url = encodeURIComponent(publicUrl + page.path);
  const href = escapeHtml(`${publicUrl}/oembed?format=json&url=${url}`);
  const title = escapeHtml(page.title);
  return `${said}<link rel="alternate" type="application/json+oembed" href="${href}" title="${title}">`;
}

/** As `pageHeadHtml`, for where nobody answers to oEmbed. */
export function linkPreviewHtml(
  { title, description, path, image }: PageHead,
  publicUrl: string | null,
): string {
  const said = [
    `<title>${escapeHtml(`${title} · ${PRODUCT}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property("type", "website"),
    property("site_name", PRODUCT),
    property("title", title),
    property("description", description),
  ];
  if (publicUrl === null) return said.join("");
  return [
    ...said,
    property("url", publicUrl + path),
    property("image", publicUrl + image),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`;
}
