import { type Context, Hono } from "hono";
import { EMBED_FORMS, EMBED_KINDS, type EmbedKind, findEmbedKind } from "#core/embed/kinds.ts";
import {
  EMBED_ATTRIBUTES,
  type EmbedAttribute,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/parts/options.ts";
import type { EmbedMessages } from "#core/i18n/en/embed.ts";
import { loadOutsideMessages } from "#core/i18n/outside-messages.ts";
import { STALE_AFTER } from "#core/embed/parts/screen.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { ArchiveLookup } from "#server/reading/archive-lookup.ts";
import { EMBED_SOURCES, findEmbedSteps } from "./embed-data.ts";
import { type EmbedFiles, type EmbedPage, embedPage } from "./embed-page.ts";
import { dataAtOf } from "#server/presenters/meta.ts";
import { stagePage } from "./stage-page.ts";
import type { WidgetPlaces } from "./widget-files.ts";
import type { Work } from "#server/work/work.ts";
import type { Served } from "#server/http/cached-response.ts";
import { createAnswerCache } from "#server/http/response-cache.ts";
import { cspHash, embedHeaders, PUBLIC_CACHING } from "#server/http/headers.ts";

export interface EmbedDeps {
  /** What everybody may see. */
  readonly world: () => World | null;
  readonly past: ArchiveLookup;
  readonly timeZone: string;
  readonly now: () => number;
  readonly widget: WidgetPlaces;
  /** Sources of `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<Work, "admit" | "run">;
}

/** Bytes of pages kept. */
const CAPACITY = 4 * 1024 * 1024;

type Asked = ReadonlyMap<EmbedAttribute, string>;

/**
 * `/embed/KIND/SITE/ID`: what a widget of these options shows, as a page for a frame. It takes what
 * the widget takes as attributes, reads without scripts, and sets no cookie.
 */
export function createEmbedRoutes(deps: EmbedDeps): Hono {
  const { world, past, timeZone, now, widget, parents, work } = deps;
  const cache = createAnswerCache(world, PUBLIC_CACHING, work, CAPACITY);
  const files: EmbedFiles = {
    module: widget.module.path,
    style: widget.style.path,
    flag: (country) => `/flags/${country}.${widget.flagVersion}.svg`,
  };

  function* drawSteps(
    kind: EmbedKind,
    options: EmbedOptions,
    messages: EmbedMessages,
    asked: Asked,
    dataFrom: number | null,
    from: World,
  ): Steps<Served> {
    const response = yield* findEmbedSteps(kind, from, options);
    yield;
    const page = embedPage(response, {
      kind,
      options,
      messages,
      asked,
      venueZone: timeZone,
      now: now(),
      dataFrom,
      files,
    });
    return { ...served(page, `'self' ${parents}`), status: response === null ? 404 : 200 };
  }

  const respond = async (c: Context): Promise<Response> => {
    const { kind, asked } = askedBy(c);
    const present = world();
    const source = EMBED_SOURCES[kind];
    const read = parseEmbedOptions((name) => asked.get(name) ?? null);
    const contestant = present?.facts.contestantOf(read.contestant) ?? read.contestant;
    const options = { ...read, contestant };
    const dataAt = present === null ? now() : dataAtOf(present);
    // A page made while the data was fresh must not be handed out once it is old.
    const dataFrom = now() - dataAt > STALE_AFTER ? dataAt : null;
    const key = `embed ${dataFrom === null ? "" : "old "}${JSON.stringify([kind, options])}`;
    const isMissing = present !== null && !source.isHere(present, options);
    if (isMissing) await work.admit(c);
    const extended = isMissing ? await source.inPast(past, options) : null;
    const { embed } = await loadOutsideMessages(options.locale);
    const make = (from: World): Steps<Served> =>
      drawSteps(kind, options, embed, asked, dataFrom, from);
    return cache.serve(c, key, make, extended ?? undefined);
  };
  const onStage = (c: Context): Response => {
    const stage = decodeChoice(c.req.param("stage"), ["plain", "dark", "hostile"], "plain");
    const { kind, asked } = askedBy(c);
    const { body, headers } = served(stagePage(stage, kind, asked, widget.module.path), "'self'");
    return c.body(body, 200, { ...headers, ...PUBLIC_CACHING });
  };
  return new Hono()
    .get("/on/:stage/:kind", onStage)
    .get("/on/:stage/:kind/:site/:id", onStage)
    .get("/:kind", respond)
    .get("/:kind/:site/:id", respond);
}

function served(
  { html, styles }: EmbedPage,
  parents: string,
): Omit<Served, "status"> & { readonly body: string } {
  const styleHashes = styles.map(cspHash);
  return {
    body: html,
    headers: {
      ...embedHeaders({ parents, styleHashes }),
      "content-type": "text/html; charset=utf-8",
    },
  };
}

/** Returns what a URL requests: its kind, and attributes from its path and its query. */
function askedBy(c: Context): { readonly kind: EmbedKind; readonly asked: Asked } {
  const kind = findEmbedKind(c.req.param("kind"));
  if (kind === undefined) {
    throw new ProblemError("not-found", `An embed is one of ${EMBED_KINDS.join(", ")}.`);
  }
  const asked = new Map<EmbedAttribute, string>();
  for (const name of EMBED_ATTRIBUTES) {
    const value = c.req.query(name);
    if (value !== undefined && name !== "kind") asked.set(name, value.slice(0, 200));
  }
  const [site, id] = [c.req.param("site"), c.req.param("id")];
  if (site !== undefined && id !== undefined) asked.set(EMBED_FORMS[kind].subject, `${site}/${id}`);
  return { kind, asked };
}
