import { type Context, Hono } from "hono";
import type { Bracket } from "#core/model/bracket.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import type { World } from "#core/world/world.ts";
import * as en from "#core/i18n/en/pages.ts";
import { MAX_IMAGE_PIXELS, type ImageRequest, parseImageRequest } from "./image-request.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { presentBracketDetail } from "#server/presenters/tournament.ts";
import { findOnlyContestant } from "#server/reading/find-contestants.ts";
import { type BracketImageTools, renderBracketSvg } from "./bracket-svg.ts";
import { type SvgDocumentOptions, renderNoticeSvg, type SvgImage } from "./svg-document.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { CACHE_CONTROL } from "#server/http/headers.ts";
import { createImageCache, type CachedImage, type ImageResponse } from "./image-cache.ts";

/** `past` is read too, because other sites show images for years. */
export interface ImageDeps extends Pick<DataForRole, "world" | "past" | "timeZone"> {
  readonly flagOf: BracketImageTools["flagOf"];
  /** Renders an SVG document as PNG. The width is in pixels. */
  readonly drawPng: (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>;
  readonly work: Pick<WorkLimiter, "admit" | "admitImage" | "run">;
}

const MESSAGE_SUBJECT = {};

/**
 * Creates the routes `/brackets/SITE/ID.svg` and `.png`. Images are public and cached until their
 * bracket changes. A PNG has at most three megapixels.
 */
export function createImageRoutes(deps: ImageDeps): Hono {
  const { world, past, timeZone, flagOf, drawPng, work } = deps;
  const venue = createVenueFormat(timeZone, en.common.locale, () => world()?.now ?? 0);
  const tools = { messages: en.common, venue, flagOf };
  const cache = createImageCache(drawPng, work);
  const { missing, missingHint, waiting, waitingHint } = en.common.bracket.image;

  const message = (
    c: Context,
    request: ImageRequest,
    title: string,
    hint: string,
  ): Promise<CachedImage> =>
    cache.get(c, MESSAGE_SUBJECT, `${title} ${request.theme} ${request.format}`, () =>
      renderNoticeSvg(title, hint, { ...sheetOf(request), width: 600 }),
    );
  const findImage = async (
    c: Context,
    request: ImageRequest,
    key: string,
  ): Promise<ImageResponse> => {
    const current = world();
    if (current === null) {
      return {
        kept: await message(c, request, waiting, waitingHint),
        status: 503,
        caching: CACHE_CONTROL.never,
      };
    }
    const isInMemory = current.brackets.has(key);
    if (!isInMemory) await work.admit(c);
    const source = isInMemory ? current : await past.withTournamentOf("bracket", key);
    const bracket = source?.brackets.get(key);
    if (source === null || bracket === undefined) {
      return {
        kept: await message(c, request, missing, missingHint),
        status: 404,
        caching: CACHE_CONTROL.missingImage,
      };
    }
    const kept = await cache.get(c, bracket, `${bracket.key} ${JSON.stringify(request)}`, () =>
      drawBracket(source, bracket, request, tools),
    );
    const caching = bracket.complete ? CACHE_CONTROL.completeImage : CACHE_CONTROL.liveImage;
    return { kept, status: 200, caching };
  };

  return new Hono().get("/:site/:file{.+\\.(?:svg|png)}", async (c) => {
    const file = c.req.param("file");
    const format = file.endsWith(".png") ? "png" : "svg";
    const id = file.slice(0, -".svg".length);
    const request = parseImageRequest(format, (name) => c.req.query(name));
    return cache.send(
      c,
      request.format,
      await findImage(c, request, `${c.req.param("site")}/${id}`),
    );
  });
}

function drawBracket(
  world: World,
  bracket: Bracket,
  request: ImageRequest,
  tools: BracketImageTools,
): SvgImage {
  const detail = presentBracketDetail(world, bracket);
  const { tournament } = bracket;
  const highlighted = findOnlyContestant(world, request.contestant, { tournament });
  const contestant = highlighted?.key ?? "";
  const options = { ...request, ...sheetOf(request), contestant };
  const image = renderBracketSvg(detail, options, tools);
  const excess = (image.width * image.height) / MAX_IMAGE_PIXELS;
  if (request.format === "svg" || excess <= 1) return image;
  const width = Math.floor(image.width / Math.sqrt(excess));
  return renderBracketSvg(detail, { ...options, width }, tools);
}

/** Returns the sheet options. In a PNG, "auto" is light: it cannot adapt to a viewer. */
function sheetOf({
  format,
  theme,
  width,
}: ImageRequest): Pick<SvgDocumentOptions, "theme" | "fonts" | "width"> {
  return format === "svg"
    ? { fonts: "viewer", theme, width }
    : { fonts: "own", theme: theme === "auto" ? "light" : theme, width };
}
