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
import { findLinkPreview, type PreviewKind } from "./find-link-preview.ts";
import { renderLinkPreview } from "./render-link-preview.ts";

const keyOf = (file: string): string => file.slice(0, -".png".length);

/** Kinds with the path `/cards/KIND/SITE/ID.png`, and what the archive finds by their keys. */
const SITE_KINDS = [
  ["matches", "match"],
  ["groups", "group"],
  ["brackets", "bracket"],
  ["tournaments", null],
  ["rankings", null],
] as const;

/** Creates the link preview images `/cards/KIND/SITE/ID.png` and `/cards/contestants/KEY.png`. */
export function createLinkPreviewRoutes(deps: ImageDeps): Hono {
  const { world, past, timeZone, drawPng, flagOf, work } = deps;
  const venue = createVenueFormat(timeZone, en.common.locale, () => world()?.now ?? 0);
  const cache = createImageCache(drawPng, work);

  const respond = async (
    c: Context,
    kind: PreviewKind,
    key: string,
    readArchive: () => Promise<World | null>,
  ): Promise<Response> => {
    const find = (from: World | null) =>
      work.run(runInOneStep(() => (from === null ? null : findLinkPreview(kind, key, from))));
    await work.admit(c);
    // Of a contestant, memory has only the matches of the last days.
    let source = kind === "contestants" ? await readArchive() : world();
    let found = await find(source);
    if (found === null) {
      source = kind === "contestants" ? world() : await readArchive();
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

  const routes = new Hono().get("/contestants/:file{.+\\.png}", (c) => {
    const key = keyOf(c.req.param("file"));
    return respond(c, "contestants", key, () => findWorldOfContestant(past, world(), key));
  });
  for (const [kind, subject] of SITE_KINDS) {
    routes.get(`/${kind}/:site/:file{.+\\.png}`, (c) => {
      const key = `${c.req.param("site")}/${keyOf(c.req.param("file"))}`;
      return respond(c, kind, key, () =>
        subject === null ? past.withTournament(key) : past.withTournamentOf(subject, key),
      );
    });
  }
  return routes;
}
