import { type Context, Hono } from "hono";
import {
  EMBED_KIND_SETTINGS,
  EMBED_KINDS,
  type EmbedKind,
  findEmbedKind,
} from "#core/embed/kinds.ts";
import {
  EMBED_ATTRIBUTES,
  type EmbedAttribute,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/parts/options.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { createEmbedAndScreenMessageLoader } from "#core/i18n/embed-and-screen-messages.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/data-age.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { EMBED_DATA_SOURCES, findEmbedSteps } from "./embed-data.ts";
import { type EmbedFiles, type EmbedPage, renderEmbedPage } from "./embed-page.ts";
import { getDataTime } from "#server/presenters/meta.ts";
import { renderPreviewHostPage } from "./preview-host-page.ts";
import type { WidgetUrls } from "./widget-files.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { createCspHash, createEmbedHeaders, PUBLIC_CACHE_HEADERS } from "#server/http/headers.ts";

/** Dependencies of the embed routes. */
export interface EmbedDeps {
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly past: ArchiveWorldLookup;
  readonly timeZone: string;
  readonly now: () => number;
  readonly widget: WidgetUrls;
  /** Allowed parents: sources for `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}

/** Size of the page cache in bytes. */
const CAPACITY = 4 * 1024 * 1024;

/**
 * Creates the route `/embed/KIND/SITE/ID`, an iframe page with the content of a widget. Its query
 * parameters are the widget's attributes. It is readable without scripts and sets no cookie. Also
 * creates `/embed/on/STAGE/…`, the preview on an imitated host page.
 */
export function createEmbedRoutes(deps: EmbedDeps): Hono {
  const { world, past, timeZone, now, widget, parents, work } = deps;
  const cache = createResponseCache(world, PUBLIC_CACHE_HEADERS, work, CAPACITY);
  const loadMessages = createEmbedAndScreenMessageLoader();
  const files: EmbedFiles = {
    style: widget.style.path,
    flag: (country) => `/flags/${country}.${widget.flagVersion}.svg`,
  };

  function* renderSteps(
    kind: EmbedKind,
    options: EmbedOptions,
    messages: EmbedMessages,
    dataFrom: number | null,
    from: World,
  ): Steps<ComputedResponse> {
    const response = yield* findEmbedSteps(kind, from, options);
    yield;
    const page = renderEmbedPage(response, {
      kind,
      options,
      messages,
      venueZone: timeZone,
      now: now(),
      dataFrom,
      files,
    });
    return { ...servedPage(page, `'self' ${parents}`), status: response === null ? 404 : 200 };
  }

  const respond = async (c: Context): Promise<Response> => {
    const { kind, attributes } = parseRequest(c);
    const current = world();
    const source = EMBED_DATA_SOURCES[kind];
    const options = parseEmbedOptions((name) => attributes.get(name) ?? null);
    const dataAt = current === null ? now() : getDataTime(current);
    // A page cached while the data was fresh must not be served once the data is stale.
    const dataFrom = now() - dataAt > STALE_AFTER_MS ? dataAt : null;
    const key = `embed ${dataFrom === null ? "" : "old "}${JSON.stringify([kind, options])}`;
    const isMissing = current !== null && !source.isInWorld(current, options);
    if (isMissing) await work.admit(c);
    const extended = isMissing ? await source.findArchivedWorld(past, options) : null;
    const { embed } = await loadMessages(options.locale);
    const make = (from: World): Steps<ComputedResponse> =>
      renderSteps(kind, options, embed, dataFrom, from);
    return cache.serve(c, key, make, extended ?? undefined);
  };
  return new Hono()
    .get("/on/:stage/:kind", respondPreview)
    .get("/on/:stage/:kind/:site/:id", respondPreview)
    .get("/:kind", respond)
    .get("/:kind/:site/:id", respond);
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
  return { kind, attributes };
}
