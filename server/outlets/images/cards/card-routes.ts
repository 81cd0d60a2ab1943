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
import { renderCard } from "./card.ts";
import {
  type CardKind,
  findCard,
  listCardTournaments,
  SITE_CARD_KINDS,
  type SiteCardKind,
} from "./find-card.ts";

const PNG = ".png";

/**
 * Creates the routes of link preview images: `/cards/KIND/SITE/ID.png`, and
 * `/cards/contestants/KEY.png`.
 */
export function createCardRoutes(deps: ImageDeps): Hono {
  const { world, past, timeZone, drawPng, flagOf, work } = deps;
  const venue = createVenueFormat(timeZone, en.common.locale, () => world()?.now ?? 0);
  const cache = createImageCache(drawPng, work);

  const readArchive = (kind: SiteCardKind, key: string): Promise<World | null> => {
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

  const respond = async (c: Context, kind: CardKind, key: string): Promise<Response> => {
    const find = (from: World | null) =>
      work.run(runInOneStep(() => (from === null ? null : findCard(kind, key, from))));
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
    const { create, subject } = found;
    const dataAt = findDataTime(source, listCardTournaments(kind, key, source)).at;
    const kept = await cache.get(c, subject, c.req.path, () => {
      const flags = createSvgFlags(flagOf);
      return renderCard(create({ venue, flags, dataAt }), flags);
    });
    return cache.send(c, "png", { kept, status: 200, caching: CACHE_CONTROL.card });
  };

  const routes = new Hono().get("/contestants/:file{.+\\.png}", (c) =>
    respond(c, "contestants", c.req.param("file").slice(0, -PNG.length)),
  );
  for (const kind of SITE_CARD_KINDS) {
    routes.get(`/${kind}/:site/:file{.+\\.png}`, (c) =>
      respond(c, kind, `${c.req.param("site")}/${c.req.param("file").slice(0, -PNG.length)}`),
    );
  }
  return routes;
}
