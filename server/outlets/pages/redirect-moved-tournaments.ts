import type { MiddlewareHandler } from "hono";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { CROSS_ORIGIN_HEADERS } from "#server/http/headers.ts";

/** Endings of paths whose last segment is the slug of a tournament. */
const EXTENSION = /\.(ics|png|csv)$/;

/**
 * Redirects reads that name the former address of a tournament (`SITE/SLUG` in the path or as the
 * value of a parameter) to the new one. Temporarily, because the organiser may change it back.
 *
 * @param worldOf Returns the world that a path reads; viewers learn no address of a hidden one.
 */
export function redirectMovedTournaments(
  worldOf: (path: string) => World | null,
): MiddlewareHandler {
  return async (c, next) => {
    const world = worldOf(c.req.path);
    if (world === null || world.facts.ofKind("former-address").length === 0) return next();
    const { pathname, searchParams } = new URL(c.req.url);
    const moved = (key: SiteKey): SiteKey =>
      world.tournaments.has(key) ? key : world.facts.tournamentOf(key);
    const path = movePath(pathname, moved);
    const query = [...searchParams].map(([name, value]): [string, string] => [name, moved(value)]);
    const isSame = query.every(([, value], at) => value === [...searchParams.values()][at]);
    if (path === pathname && isSame) return next();
    const text = new URLSearchParams(query).toString();
    return c.body(null, 302, {
      ...CROSS_ORIGIN_HEADERS,
      "cache-control": "no-store",
      location: text === "" ? path : `${path}?${text}`,
    });
  };
}

/** Replaces each pair of segments that is the former address of a tournament. */
function movePath(path: string, moved: (key: SiteKey) => SiteKey): string {
  const segments = path.split("/");
  for (let at = 0; at + 1 < segments.length; at += 1) {
    const [site = "", last = ""] = segments.slice(at, at + 2).map(decode);
    const extension = EXTENSION.exec(last)?.[0] ?? "";
    const key = `${site}/${last.slice(0, last.length - extension.length)}`;
    const to = moved(key);
    if (to === key) continue;
    const slug = to.slice(to.indexOf("/") + 1);
    segments[at + 1] = encodeURIComponent(slug) + extension;
  }
  return segments.join("/");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
