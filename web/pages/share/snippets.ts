import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { bracketImage } from "#core/paths/image-paths.ts";
import { matchPage, tournamentPage } from "#core/paths/paths.ts";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import type { EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";

/** Forms of the code that embeds content in a page. */
export const SNIPPET_FORMS = ["script", "module", "iframe"] as const;
export type SnippetForm = (typeof SNIPPET_FORMS)[number];

/** An embed with its attributes. */
export interface ChosenEmbed {
  readonly kind: EmbedKind;
  /** Attributes that differ from their defaults, by name. */
  readonly set: ReadonlyMap<EmbedAttribute, string>;
  /** Title of the content. */
  readonly title: string;
  /** Height of the content in pixels, reserved on the page; 0 until the preview has measured it. */
  readonly height: number;
}

/** Height of an iframe until its content reports one, in pixels. */
export const DEFAULT_IFRAME_HEIGHT = 480;

interface SnippetSource {
  /** Origin of this server. */
  readonly origin: string;
  /** Versioned files to use; `null` for the latest version. */
  readonly pinned: WidgetFiles | null;
}

/** Returns the HTML to paste into a page. */
export function renderSnippet(
  form: SnippetForm,
  embed: ChosenEmbed,
  { origin, pinned }: SnippetSource,
): string {
  const { kind, set, title, height } = embed;
  if (form === "iframe") {
    const src = escapeAttribute(origin + embedPagePath(kind, set));
    return (
      `<iframe src="${src}" title="${escapeAttribute(title)}" loading="lazy"\n` +
      `  style="width:100%;height:${height || DEFAULT_IFRAME_HEIGHT}px;border:0"></iframe>\n` +
      `<script src="${origin}/embed-height.js" async></script>`
    );
  }
  const attributes = [["kind", kind], ...set, ["style", elementStyle(height)]]
    .map(([name = "", value = ""]) => `${name}="${escapeAttribute(value)}"`)
    .join(" ");
  const href = escapeAttribute(origin + pageOf(set));
  const element = `<matchdesk-widget ${attributes}>\n  <a href="${href}">${escapeAttribute(title)}</a>\n</matchdesk-widget>`;
  return `${element}\n${scriptOf(form, { origin, pinned })}`;
}

/** Returns the style of the element; without a height if the preview has not been measured. */
function elementStyle(height: number): string {
  return height === 0 ? "display:block" : `display:block;min-height:${height}px`;
}

/** Returns Markdown of an image that links to its page; `null` if there is no image. */
export function formatImageMarkdown({ set, title }: ChosenEmbed, origin: string): string | null {
  const image = imageOf(set);
  return image === null
    ? null
    : `[![${title.replaceAll(/[[\]]/g, "")}](${origin}${image})](${origin}${pageOf(set)})`;
}

function imageOf(set: ChosenEmbed["set"]): string | null {
  const [site, id] = partsOf(set.get("bracket"));
  return site === undefined || id === undefined ? null : bracketImage(site, id, "png");
}

function pageOf(set: ChosenEmbed["set"]): string {
  const [site, id] = partsOf(set.get("match"));
  if (site !== undefined && id !== undefined) return matchPage(site, id);
  const [host, slug] = partsOf(set.get("tournament"));
  return host === undefined || slug === undefined ? "/" : tournamentPage(host, slug);
}

function partsOf(key: string | undefined): readonly (string | undefined)[] {
  return key?.split("/") ?? [];
}

function scriptOf(form: "script" | "module", { origin, pinned }: SnippetSource): string {
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
