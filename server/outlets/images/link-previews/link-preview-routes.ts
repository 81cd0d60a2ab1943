import { type Context, Hono } from "hono";
import * as en from "#core/i18n/en/pages.ts";
import { runInOneStep } from "#core/lib/steps.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import type { World } from "#core/world/world.ts";
import { CACHE_CONTROL } from "#server/http/headers.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { findDataTime } from "#core/world/data-time.ts";
import { createImageCache } from "#server/outlets/images/image-cache.ts";
import { findWorldOfContestant } from "#server/reading/find-contestants.ts";
import type { ImageDeps } from "#server/outlets/images/image-routes.ts";
import { createSvgFlags } from "#server/outlets/images/svg-flags.ts";
import {
  findLinkPreview,
  type PreviewKind,
  SITE_PREVIEW_KINDS,
  type SitePreviewKind,
} from "./find-link-preview.ts";
import { renderLinkPreview } from "./render-link-preview.ts";

const PNG = ".png";

/**
 * Creates the routes of link preview images: `/cards/KIND/SITE/ID.png`, and
 * `/cards/contestants/KEY.png`.
 */
export function createLinkPreviewRoutes(deps: ImageDeps): Hono {
  const { world, past, timeZone, drawPng, flagOf, work } = deps;
  const venue = createVenueFormat(timeZone, en.common.locale, () => world()?.now ?? 0);
  const cache = createImageCache(drawPng, work);

  const readArchive = (kind: SitePreviewKind, key: string): Promise<World | null> => {
    switch (kind) {
      case "matches":
        return past.withTournamentOf("match", key);
      case "groups":
        return past.withTournamentOf("group", key);
      case "brackets":
        return past.withTournamentOf("bracket", key);
      case "tournaments":
      case "rankings":
        return past.withTournament(key);
    }
  };

  const respond = async (c: Context, kind: PreviewKind, key: string): Promise<Response> => {
    const find = (from: World | null) =>
      work.run(runInOneStep(() => (from === null ? null : findLinkPreview(kind, key, from))));
    await work.admit(c);
    // Of a contestant, memory has only the matches of the last days.
    let source = kind === "contestants" ? await findWorldOfContestant(past, world(), key) : world();
    let found = await find(source);
    if (found === null) {
      source = kind === "contestants" ? world() : await readArchive(kind, key);
      found = await find(source);
    }
    if (source === null || found === null) {
      throw new ProblemError("not-found", "No image exists at this URL.");
    }
    const { create, subject, tournaments } = found;
    const dataAt = findDataTime(source, tournaments).at;
    const kept = await cache.get(c, subject, c.req.path, () =>
      renderLinkPreview(create({ venue, dataAt }), createSvgFlags(flagOf)),
    );
    return cache.send(c, "png", { kept, status: 200, caching: CACHE_CONTROL.linkPreview });
  };

  const routes = new Hono().get("/contestants/:file{.+\\.png}", (c) =>
    respond(c, "contestants", c.req.param("file").slice(0, -PNG.length)),
  );
  for (const kind of SITE_PREVIEW_KINDS) {
    routes.get(`/${kind}/:site/:file{.+\\.png}`, (c) =>
      respond(c, kind, `${c.req.param("site")}/${c.req.param("file").slice(0, -PNG.length)}`),
    );
  }
  return routes;
}
