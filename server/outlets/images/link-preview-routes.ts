import { Hono } from "hono";
import { runInOneStep } from "#core/lib/steps.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { enRanking } from "#core/i18n/en/ranking.ts";
import { en } from "#core/i18n/en/start.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { type LinkPreviewInput, renderLinkPreviewSvg } from "./link-preview-svg.ts";
import { presentMatch } from "#server/presenters/match.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import { presentMatchList } from "#server/presenters/match-list.ts";
import { CACHE_CONTROL } from "#server/http/cache-times.ts";
import { sendImage } from "./image-response.ts";
import { createImageCache } from "./image-cache.ts";
import type { ImageDeps } from "./image-routes.ts";

const SHEET = { theme: "light", fonts: "own", width: 1200 } as const;

/**
 * Creates the link preview routes `/cards/tournaments/SITE/SLUG.png`,
 * `/cards/rankings/SITE/SLUG.png`, `/cards/matches/SITE/ID.png`.
 */
export function createLinkPreviewRoutes({
  world,
  past,
  timeZone,
  drawPng,
  work,
}: Omit<ImageDeps, "flagOf">): Hono {
  const tools = {
    messages: en,
    venue: createVenueFormat(timeZone, en.locale, () => world()?.now ?? 0),
  };
  const cache = createImageCache(drawPng, work);
  const readArchive = (kind: string, key: string): Promise<World | null> =>
    kind === "matches" ? past.withTournamentOf("match", key) : past.withTournament(key);
  return new Hono().get("/:kind{tournaments|rankings|matches}/:site/:file{.+\\.png}", async (c) => {
    const key = `${c.req.param("site")}/${c.req.param("file").slice(0, -".png".length)}`;
    const kind = c.req.param("kind");
    const isInMemory = world()?.[kind === "matches" ? kind : "tournaments"].has(key) === true;
    await work.admit(c);
    const source = isInMemory ? world() : await readArchive(kind, key);
    const content = await work.run(runInOneStep(() => contentOf(kind, key, source)));
    if (content === null) throw new ProblemError("not-found", "No image exists at this URL.");
    const kept = await cache.get(c, content.subject, c.req.path, () =>
      renderLinkPreviewSvg(content, SHEET, tools),
    );
    return sendImage(c, "png", { kept, status: 200, caching: CACHE_CONTROL.card });
  });
}

interface CardContent extends LinkPreviewInput {
  /** Object the image is derived from; a different object means that its content has changed. */
  readonly subject: object;
}

/**
 * Returns the content of a link preview image; `null` if the tournament or match does not exist.
 */
function contentOf(kind: string, key: string, world: World | null): CardContent | null {
  if (world === null) return null;
  if (kind === "matches") {
    const derived = world.matches.get(key);
    if (derived === undefined) return null;
    const { title, game } = derived.match.tournament;
    return { subject: derived, title, subtitle: game, matches: [presentMatch(world, derived)] };
  }
  const view = world.tournaments.get(key);
  if (view === undefined) return null;
  const { title, game, site } = view.tournament;
  if (kind === "rankings") return rankingContentOf(world, view);
  const of = (state: "live" | "upcoming" | "ended") =>
    presentMatchList(
      world,
      view.matches.filter(({ status, unresolved }) => status.by !== "bye" && unresolved === null),
      state,
    ).matches;
  const matches = [...of("live"), ...of("upcoming"), ...of("ended")];
  return { subject: view, title, subtitle: `${game} · ${site}`, matches };
}

/** Returns the first ranking of a tournament, which decides its card; `null` if there is none. */
function rankingContentOf(world: World, view: TournamentView): CardContent | null {
  const { tournament, rankings } = presentRankingDetail(world, view);
  const [ranking] = rankings;
  if (ranking === undefined) return null;
  const { final, soFar } = enRanking;
  const part = rankings.length > 1 ? [ranking.bracket?.title] : [];
  const subtitle = [ranking.isFinal ? final : soFar, ...part].filter(Boolean).join(" · ");
  return { subject: view, title: tournament.title, subtitle, matches: [], ranks: ranking.rows };
}
