import { Hono, type Context } from "hono";
import {
  EMBED_KIND_SETTINGS,
  EMBED_KINDS,
  findEmbedKind,
  type EmbedKind,
} from "#core/embed/kinds.ts";
import {
  EMBED_ATTRIBUTES,
  parseEmbedOptions,
  type EmbedAttribute,
  type EmbedOptions,
} from "#core/embed/parts/options.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { createEmbedAndScreenMessageLoader } from "#core/i18n/embed-and-screen-messages.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import type { Steps } from "#core/lib/steps.ts";
import { describeOldData } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { EMBED_DATA_SOURCES } from "./embed-data.ts";
import { createEmbedRenderer, renderEmbedPage, type EmbedPage } from "./embed-page.ts";
import type { WidgetUrls } from "./widget-files.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { createCspHash, createEmbedHeaders, PUBLIC_CACHE_HEADERS } from "#server/http/headers.ts";
import { escapeHtml } from "#server/http/html.ts";
import { allowOwnOrigin } from "#server/http/own-origin.ts";

/** Styles of imitated host pages, on which the embed builder previews a widget. */
const PREVIEW_HOST_STYLES = {
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

const COMMON = "body{margin:0}h2{margin:0;font-size:20px}";

/** Texts around the widget: a header, and a footer. */
const HOST_TEXTS: Readonly<Record<PreviewHost, readonly [header: string, footer: string]>> = {
  plain: ["<h2>Club news</h2>", ""],
  dark: ["<h2>$ club /matches</h2>", ""],
  hostile: ["<h2>***Welcome***</h2>", "<p>You are visitor 004213</p>"],
};

/** Size of the page cache in bytes. */
const CAPACITY = 4 * 1024 * 1024;

/**
 * Creates the route `/embed/KIND/SITE/ID`, an iframe page with the content of a widget. Its query
 * parameters are the widget's attributes. It is readable without scripts and sets no cookie.
 */
export function createEmbedRoutes(
  deps: Omit<DataForRole, "hidesSome"> & {
    readonly widget: WidgetUrls;
    /** Allowed parents: sources for `frame-ancestors`. */
    readonly parents: string;
    readonly work: Pick<WorkLimiter, "admit" | "run">;
  },
): Hono {
  const { world, past, now, parents, work } = deps;
  const cache = createResponseCache(world, PUBLIC_CACHE_HEADERS, work, CAPACITY);
  const loadMessages = createEmbedAndScreenMessageLoader();
  const elementSteps = createEmbedRenderer(deps);

  function* renderSteps(
    kind: EmbedKind,
    options: EmbedOptions,
    messages: EmbedMessages,
    from: World,
  ): Steps<ComputedResponse> {
    const element = yield* elementSteps(kind, options, messages, from);
    const page = renderEmbedPage(element, options);
    return { ...servedPage(page, `'self' ${parents}`), status: element.isMissing ? 404 : 200 };
  }

  const respond = async (c: Context): Promise<Response> => {
    const { kind, attributes, names } = parseRequest(c);
    const current = world();
    const source = EMBED_DATA_SOURCES[kind];
    const options = parseEmbedOptions((name) => attributes.get(name) ?? null, names);
    // A page cached while its data was fresh must not be served once the data is stale.
    const old = current === null ? "" : describeOldData(current, now(), STALE_AFTER_MS);
    const key = `embed ${old} ${JSON.stringify([kind, options])}`;
    const isMissing = current !== null && !source.isInWorld(current, options);
    if (isMissing) await work.admit(c);
    const extended = isMissing ? await source.findArchivedWorld(past, options) : null;
    const { embed } = await loadMessages(options.locale);
    const make = (from: World): Steps<ComputedResponse> => renderSteps(kind, options, embed, from);
    return cache.serve(c, key, make, extended);
  };
  return new Hono().use(allowOwnOrigin).get("/:kind", respond).get("/:kind/:site/:id", respond);
}

/** Creates the route `/embed-preview/STAGE/KIND/SITE/ID`, a widget in an imitated host page. */
export function createEmbedPreviewRoutes(): Hono {
  return new Hono()
    .use(allowOwnOrigin)
    .get("/:stage/:kind", respondPreview)
    .get("/:stage/:kind/:site/:id", respondPreview);
}

function respondPreview(c: Context): Response {
  const stage = decodeChoice(c.req.param("stage"), ["plain", "dark", "hostile"], "plain");
  const { kind, attributes } = parseRequest(c);
  const { body, headers } = servedPage(renderPreviewHostPage(stage, kind, attributes), "'self'");
  return c.body(body, 200, { ...headers, ...PUBLIC_CACHE_HEADERS });
}

function servedPage(
  { html, styles }: EmbedPage,
  parents: string,
): Omit<ComputedResponse, "status"> & { readonly body: string } {
  const styleHashes = styles.map(createCspHash);
  return {
    body: html,
    headers: {
      ...createEmbedHeaders({ parents, styleHashes }),
      "content-type": "text/html; charset=utf-8",
    },
  };
}

/** Parses the embed kind, and the widget attributes in the path and the query. */
function parseRequest(c: Context): {
  readonly kind: EmbedKind;
  readonly attributes: ReadonlyMap<EmbedAttribute, string>;
  /** Names of all query parameters. */
  readonly names: readonly string[];
} {
  const kind = findEmbedKind(c.req.param("kind"));
  if (kind === undefined) {
    throw new ProblemError(
      "not-found",
      `Unknown embed kind. Use one of ${EMBED_KINDS.join(", ")}.`,
    );
  }
  const attributes = new Map<EmbedAttribute, string>();
  for (const name of EMBED_ATTRIBUTES) {
    const value = c.req.query(name);
    if (value !== undefined && name !== "kind") attributes.set(name, value.slice(0, 200));
  }
  const [site, id] = [c.req.param("site"), c.req.param("id")];
  if (site !== undefined && id !== undefined) {
    attributes.set(EMBED_KIND_SETTINGS[kind].subject, `${site}/${id}`);
  }
  return { kind, attributes, names: Object.keys(c.req.query()) };
}

/** Name of an imitated host page. */
type PreviewHost = keyof typeof PREVIEW_HOST_STYLES;

/** Renders an imitated host page that contains the widget like a pasted snippet. */
function renderPreviewHostPage(
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
