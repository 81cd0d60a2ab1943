import { el, type EmbedNode } from "#core/embed/parts/node.ts";
import { escapeHtml, renderHtml } from "#server/http/html.ts";
import { renderLinkPreviewTags, type PageHead } from "./page-head.ts";

/** A page of a frozen event, which has no scripts. */
export interface FrozenPage {
  readonly title: string;
  /** Description in one line. */
  readonly lead: string;
  readonly links: readonly FrozenLink[];
  readonly sections: readonly FrozenSection[];
  /** Sentence about when it was frozen. */
  readonly foot: string;
  /** Content of link previews; `null` for a page that only lists links. */
  readonly preview: Pick<PageHead, "description" | "path" | "image"> | null;
  /** URL at which the folder is published, without a trailing slash; `null` if unknown. */
  readonly publicUrl: string | null;
}

interface FrozenLink {
  readonly href: string;
  readonly text: string;
}

interface FrozenSection {
  /** Heading; "" for none. */
  readonly title: string;
  readonly links: readonly FrozenLink[];
  /** A rendered widget (`renderEmbedElement`); "" for links only. */
  readonly html: string;
}

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{max-width:80rem;margin:0 auto;padding:24px 16px;font:15px/24px system-ui,sans-serif;",
  "background:light-dark(#f3f4f2,#0d0f11);color:light-dark(#14171a,#f3f5f2)}",
  "h1{margin:0;font-size:34px;line-height:40px;overflow-wrap:anywhere}",
  "h2{margin:40px 0 8px;font-size:18px;overflow-wrap:anywhere}",
  "ul{display:flex;flex-wrap:wrap;gap:4px 20px;margin:8px 0;padding:0;list-style:none}",
  ".list ul{display:block}a{color:inherit}footer{margin-top:40px;font-size:13px}",
].join("");
/** Content security policy in the page itself, because a plain file server sends none. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

/** Renders a page as HTML. All texts are escaped. */
export function renderFrozenPage(page: FrozenPage): string {
  const { title, lead, links, sections, foot, preview, publicUrl } = page;
  const meta =
    preview === null
      ? `<title>${escapeHtml(title)}</title>`
      : renderLinkPreviewTags({ title, ...preview }, publicUrl);
  const head = renderHtml([
    el("h1", {}, el("bdi", { dir: "auto" }, title)),
    el("p", {}, lead),
    listOf(links),
  ]).html;
  const parts = sections.map((section) => {
    const heading = el("h2", {}, el("bdi", { dir: "auto" }, section.title));
    const top = [section.title === "" ? "" : heading, listOf(section.links)];
    const kind = section.html === "" ? ' class="list"' : "";
    return `<section${kind}>${renderHtml(top).html}${section.html}</section>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    `${meta}<link rel="icon" href="data:,">`,
    `<style>${STYLE}</style></head><body><main>${head}${parts.join("")}</main>`,
    `<footer>${escapeHtml(foot)}</footer></body></html>`,
  ].join("");
}

function listOf(links: readonly FrozenLink[]): EmbedNode | string {
  const items = links.map(({ href, text }) =>
    el("li", {}, el("a", { href }, el("bdi", { dir: "auto" }, text))),
  );
  return items.length === 0 ? "" : el("ul", {}, items);
}
