import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import { escapeHtml } from "#server/http/html.ts";

/** Metadata of a page for link previews, search engines and oEmbed. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Path of its preview image. */
  readonly image: string;
}

const PRODUCT = "Matchdesk";

/**
 * Renders the elements of a page's head. Without the server's base URL (`publicUrl`, no trailing
 * slash), URLs are omitted: the `Host` header is no substitute, because clients can set it to
 * anything.
 */
export function renderPageHead(page: PageHead, publicUrl: string | null): string {
  const preview = renderLinkPreviewTags(page, publicUrl);
  if (publicUrl === null) return preview;
  const url = encodeURIComponent(publicUrl + page.path);
  const href = escapeHtml(`${publicUrl}/oembed?format=json&url=${url}`);
  const title = escapeHtml(page.title);
  return `${preview}<link rel="alternate" type="application/json+oembed" href="${href}" title="${title}">`;
}

/** Renders the same without the link to oEmbed. */
export function renderLinkPreviewTags(
  { title, description, path, image }: PageHead,
  publicUrl: string | null,
): string {
  const elements = [
    `<title>${escapeHtml(`${title} · ${PRODUCT}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property("type", "website"),
    property("site_name", PRODUCT),
    property("title", title),
    property("description", description),
  ];
  if (publicUrl === null) return elements.join("");
  return [
    ...elements,
    property("url", publicUrl + path),
    property("image", publicUrl + image),
    property("image:type", "image/png"),
    property("image:width", String(PREVIEW_IMAGE_SIZE.width)),
    property("image:height", String(PREVIEW_IMAGE_SIZE.height)),
    property("image:alt", `${title}. ${description}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`;
}
