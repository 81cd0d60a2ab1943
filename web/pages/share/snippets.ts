import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { bracketImage, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import type { EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";

/** How an embed gets into a page. */
export const SNIPPET_FORMS = ["script", "module", "iframe"] as const;
export type SnippetForm = (typeof SNIPPET_FORMS)[number];

export interface Embed {
  readonly kind: EmbedKind;
  /** Attributes that are not as usual, by name. */
  readonly set: ReadonlyMap<EmbedAttribute, string>;
  /** What it shows, for people. */
  readonly title: string;
  /** Of its content, in pixels: room is kept for it. 0 until the preview has said it. */
  readonly height: number;
}

/** A frame's height until its content says it, in pixels. */
const USUAL_FRAME = 480;

interface SnippetPlace {
  /** This desk's origin. */
  readonly origin: string;
  /** Versions to pin; null for the newest, which changes. */
  readonly pinned: WidgetFiles | null;
}

/** What somebody pastes into a page. */
export function snippetOf(
  form: SnippetForm,
  embed: Embed,
  { origin, pinned }: SnippetPlace,
): string {
  const { kind, set, title, height } = embed;
  if (form === "iframe") {
    const src = escapeAttribute(origin + embedPagePath(kind, set));
    return (
      `<iframe src="${src}" title="${escapeAttribute(title)}" loading="lazy"\n` +
      `  style="width:100%;height:${height || USUAL_FRAME}px;border:0"></iframe>\n` +
      `<script src="${origin}/embed-height.js" async></script>`
    );
  }
  const attributes = [["kind", kind], ...set, ["style", roomOf(height)]]
    .map(([name = "", value = ""]) => `${name}="${escapeAttribute(value)}"`)
    .join(" ");
  const href = escapeAttribute(origin + pageOf(set));
  const element = `<matchdesk-widget ${attributes}>\n  <a href="${href}">${escapeAttribute(title)}</a>\n</matchdesk-widget>`;
  return `${element}\n${scriptOf(form, { origin, pinned })}`;
}

/** A browser may leave the preview undrawn while it is out of sight: then nothing is said of its room. */
function roomOf(height: number): string {
  return height === 0 ? "display:block" : `display:block;min-height:${height}px`;
}

/** A picture that leads to its page, for what takes Markdown; null for what has no picture. */
export function markdownOf({ set, title }: Embed, origin: string): string | null {
  const image = imageOf(set);
  return image === null
    ? null
    : `[![${title.replaceAll(/[[\]]/g, "")}](${origin}${image})](${origin}${pageOf(set)})`;
}

function imageOf(set: Embed["set"]): string | null {
  const [site, id] = partsOf(set.get("bracket"));
  return site === undefined || id === undefined ? null : bracketImage(site, id, "png");
}

function pageOf(set: Embed["set"]): string {
  const [site, id] = partsOf(set.get("match"));
  if (site !== undefined && id !== undefined) return matchPage(site, id);
  const [host, slug] = partsOf(set.get("tournament"));
  return host === undefined || slug === undefined ? "/" : tournamentPage(host, slug);
}

function partsOf(key: string | undefined): readonly (string | undefined)[] {
  return key?.split("/") ?? [];
}

function scriptOf(form: "script" | "module", { origin, pinned }: SnippetPlace): string {
  const type = form === "module" ? ' type="module"' : " async";
  if (pinned === null) {
    return `<script${type} src="${origin}/widget.${form === "module" ? "mjs" : "js"}"></script>`;
  }
  const { path, integrity } = pinned[form];
  return `<script${type} src="${origin}${path}"\n  integrity="${integrity}" crossorigin></script>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
