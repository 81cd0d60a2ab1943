import type { MiddlewareHandler } from "hono";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { CROSS_ORIGIN_HEADERS } from "#server/http/headers.ts";

/** Endings of paths whose last segment is the slug of a tournament or an id. */
const EXTENSION = /\.(ics|png|csv|svg)$/;

/** Keys by which things are known, by the keys that the service sends for them now. */
interface ChangedIds {
  readonly matches: ReadonlyMap<SiteKey, SiteKey>;
  readonly brackets: ReadonlyMap<SiteKey, SiteKey>;
  readonly groups: ReadonlyMap<SiteKey, SiteKey>;
}

/** Returns the key that a key leads to. `kind`: the segment before it, or the parameter's name. */
type KeyMove = (key: SiteKey, kind: string) => SiteKey;

/**
 * Redirects reads that name the former address of a tournament (`SITE/SLUG` in the path or as the
 * value of a parameter) to the new one, and those that name the new id of a match, bracket or group
 * to the one under which it was first seen. Temporarily, because the organiser may change it back.
 * `worldOf` a public path has no hidden tournaments, so that viewers learn no address of one.
 */
export function redirectMovedTournaments(
  worldOf: (path: string) => World | null,
): MiddlewareHandler {
  const idsByWorld = new WeakMap<World, ChangedIds>();
  return async (c, next) => {
    const world = worldOf(c.req.path);
    if (world === null) return next();
    const ids = idsByWorld.get(world) ?? findChangedIds(world);
    idsByWorld.set(world, ids);
    if (world.annotations.ofKind("former-address").length === 0 && !hasAny(ids)) return next();
    const { pathname, searchParams } = new URL(c.req.url);
    const moved: KeyMove = (key, kind) => {
      if (world.tournaments.has(key)) return key;
      return idsOfKind(ids, kind).get(key) ?? world.annotations.tournamentOf(key);
    };
    const path = movePath(pathname, moved);
    const query = [...searchParams].map(([name, value]): [string, string] => [
      name,
      moved(value, name),
    ]);
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

function idsOfKind(
  { matches, brackets, groups }: ChangedIds,
  kind: string,
): ReadonlyMap<SiteKey, SiteKey> {
  if (/^brackets?$/.test(kind)) return brackets;
  return /^(groups?|standings)$/.test(kind) ? groups : matches;
}

function hasAny({ matches, brackets, groups }: ChangedIds): boolean {
  return matches.size + brackets.size + groups.size > 0;
}

/** Finds the ids that the service has changed; a key that another one has is none of them. */
function findChangedIds(world: World): ChangedIds {
  const matches = new Map<SiteKey, SiteKey>();
  const brackets = new Map<SiteKey, SiteKey>();
  const groups = new Map<SiteKey, SiteKey>();
  for (const { match } of world.matches.values()) {
    const { site, sentAs, bracketId, groupId } = match;
    if (sentAs === undefined) continue;
    const sent = `${site}/${sentAs.id}`;
    if (!world.matches.has(sent)) matches.set(sent, match.key);
    const bracket = `${site}/${sentAs.bracketId}`;
    if (!world.brackets.has(bracket)) brackets.set(bracket, `${site}/${bracketId}`);
    const group = `${site}/${sentAs.groupId}`;
    if (!world.groups.has(group)) groups.set(group, `${site}/${groupId}`);
  }
  return { matches, brackets, groups };
}

/** Replaces each pair of segments that is the former address of a tournament, or a changed id. */
function movePath(path: string, moved: KeyMove): string {
  const segments = path.split("/");
  for (let at = 0; at + 1 < segments.length; at += 1) {
    const [site = "", last = ""] = segments.slice(at, at + 2).map(decode);
    const extension = EXTENSION.exec(last)?.[0] ?? "";
    const key = `${site}/${last.slice(0, last.length - extension.length)}`;
    const to = moved(key, segments[at - 1] ?? "");
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
