import type { WidgetFiles } from "#core/contract/widget-files.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import {
  bracketImage,
  contestantPreviewImagePath,
  previewImagePath,
} from "#core/paths/image-paths.ts";
import { contestantPage, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { SHARE_KIND_SETTINGS, type ShareKind } from "./share-kinds.ts";

/** Forms of the text that is copied. */
export type SnippetForm = "script" | "iframe" | "markdown" | "image" | "calendar";

export interface ChosenEmbed {
  readonly kind: ShareKind;
  /** Attributes that differ from their defaults, by name. */
  readonly set: ReadonlyMap<EmbedAttribute, string>;
  /** Title of the content. */
  readonly title: string;
  /** Height of the content in pixels, reserved on the page; 0 until the preview has measured it. */
  readonly height: number;
  /** URL path of its page, with its query. */
  readonly path: string;
}

/** Height of an iframe until its content reports one, in pixels. */
const DEFAULT_IFRAME_HEIGHT = 480;

interface SnippetSource {
  /** Origin of this server. */
  readonly origin: string;
  /** Versioned files to use; `null` for the latest version. */
  readonly pinned: WidgetFiles | null;
}

/** Returns the text of each form that this embed has, in the order of the page. */
export function renderSnippets(
  embed: ChosenEmbed,
  source: SnippetSource,
): readonly (readonly [SnippetForm, string])[] {
  const { origin } = source;
  const { image, calendar } = findShareFiles(embed);
  const forms: readonly (readonly [SnippetForm, string | null])[] = [
    ["script", renderScript(embed, source)],
    ["iframe", renderIframe(embed, origin)],
    ["markdown", image && formatMarkdown(embed, origin + image, origin)],
    ["image", image && origin + image],
    ["calendar", calendar && origin + calendar],
  ];
  return forms.flatMap(([form, text]) => (text === null ? [] : [[form, text] as const]));
}

/** Returns the paths of the image and the calendar of an embed; `null` if it has none. */
export function findShareFiles({ kind, set }: Pick<ChosenEmbed, "kind" | "set">): {
  readonly image: string | null;
  readonly calendar: string | null;
} {
  const [site = "", slug = ""] = partsOf(set.get("tournament"));
  switch (kind) {
    case "contestant": {
      const key = set.get("contestant") ?? "";
      return { image: contestantPreviewImagePath(key), calendar: calendarPaths.contestant(key) };
    }
    case "tournament":
      return slug === ""
        ? { image: null, calendar: calendarPaths.all }
        : {
            image: previewImagePath("tournaments", site, slug),
            calendar: calendarPaths.tournament(site, slug),
          };
    case "match":
      return { image: cardOf("matches", set.get("match")), calendar: null };
    case "bracket": {
      const [host = "", id = ""] = partsOf(set.get("bracket"));
      return { image: bracketImage(host, id, "png"), calendar: null };
    }
    case "standings": {
      const group = set.get("group");
      const image = group === undefined ? cardOf("tournaments", set.get("tournament")) : null;
      return { image: image ?? cardOf("groups", group), calendar: null };
    }
    case "ranking":
      return { image: previewImagePath("rankings", site, slug), calendar: null };
  }
}

/** Names and addresses of hosts that only this machine or its network can reach. */
const LOCAL_HOST =
  /^(localhost|.+\.(local|localhost|internal|lan)|.+\.home\.arpa|(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+){2,3}|\[(::1?|f[cd]..:.+|fe[89ab].:.+)\])$/iu;

/** Returns whether other sites can load code from a host name, an IPv6 address in brackets. */
export function isPublicHost(hostname: string): boolean {
  const isName = /[.:]/u.test(hostname);
  return isName && !LOCAL_HOST.test(hostname);
}

function cardOf(part: Parameters<typeof previewImagePath>[0], key: string | undefined): string {
  const [site = "", id = ""] = partsOf(key);
  return previewImagePath(part, site, id);
}

function renderScript(embed: ChosenEmbed, { origin, pinned }: SnippetSource): string {
  const { kind, set, title, height } = embed;
  const style = height === 0 ? "display:block" : `display:block;min-height:${height}px`;
  const attributes = [["kind", SHARE_KIND_SETTINGS[kind].embed], ...set, ["style", style]]
    .map(([name = "", value = ""]) => `${name}="${escapeAttribute(value)}"`)
    .join(" ");
  const href = escapeAttribute(origin + pageOf(set));
  const script =
    pinned === null
      ? `src="${origin}/widget.js"`
      : `src="${origin}${pinned.script.path}"\n  integrity="${pinned.script.integrity}" crossorigin`;
  return (
    `<matchdesk-widget ${attributes}>\n  <a href="${href}">${escapeAttribute(title)}</a>\n` +
    `</matchdesk-widget>\n<script async ${script}></script>`
  );
}

function renderIframe({ title, height, path }: ChosenEmbed, origin: string): string {
  const src = escapeAttribute(origin + path);
  return (
    `<iframe src="${src}" title="${escapeAttribute(title)}" loading="lazy"\n` +
    `  style="width:100%;height:${height || DEFAULT_IFRAME_HEIGHT}px;border:0"></iframe>\n` +
    `<script src="${origin}/embed-height.js" async></script>`
  );
}

/** Returns Markdown of an image that links to its page. */
function formatMarkdown({ set, title }: ChosenEmbed, image: string, origin: string): string {
  return `[![${title.replaceAll(/[[\]]/g, "")}](${image})](${origin}${pageOf(set)})`;
}

function pageOf(set: ChosenEmbed["set"]): string {
  const contestant = set.get("contestant");
  if (contestant !== undefined) return contestantPage(contestant);
  const [site, id] = partsOf(set.get("match"));
  if (site !== undefined && id !== undefined) return matchPage(site, id);
  const [host, slug] = partsOf(set.get("tournament"));
  return host === undefined || slug === undefined ? "/" : tournamentPage(host, slug);
}

function partsOf(key: string | undefined): readonly (string | undefined)[] {
  return key?.split("/") ?? [];
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
