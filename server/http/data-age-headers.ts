import { SECOND } from "#core/lib/time.ts";
import type { SiteKey } from "#core/model/match.ts";
import { type DataTime, findDataTime } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import type { CachedResponse } from "./cached-response.ts";
import { DATA_AGE_HEADER, DATA_SITE_HEADER, NOW_HEADER, type ResponseHeaders } from "./headers.ts";

/** Returns the headers of a response to be sent: the same object while they are the same. */
export type HeadersOf = (response: Pick<CachedResponse, "tournaments">) => ResponseHeaders;

/**
 * Creates a function that adds to headers the service's time, the age of the data that a response
 * shows in seconds, and the site of the oldest data if other data in it is current. It adds nothing
 * before the first data.
 */
export function createDataAgeHeaders(
  headers: ResponseHeaders,
  { world, now }: Pick<DataForRole, "world" | "now">,
): HeadersOf {
  let current: World | null = null;
  /** Times of the current world, by the tournaments of a response. */
  let dataTimes = new Map<ReadonlySet<SiteKey> | undefined, DataTime>();
  /** Headers of the current second, by data time. */
  let sent = new Map<string, ResponseHeaders>();
  let second = 0;

  const timeOf = (of: World, tournaments: ReadonlySet<SiteKey> | undefined): DataTime => {
    if (of !== current) [current, dataTimes] = [of, new Map()];
    const known = dataTimes.get(tournaments) ?? findDataTime(of, tournaments);
    dataTimes.set(tournaments, known);
    return known;
  };
  return ({ tournaments }) => {
    const present = world();
    if (present === null) return headers;
    const { at, site } = timeOf(present, tournaments);
    const time = now();
    const age = Math.floor(Math.max(0, time - at) / SECOND);
    const key = `${age} ${site ?? ""}`;
    const thisSecond = time - (time % SECOND);
    if (thisSecond !== second) [second, sent] = [thisSecond, new Map()];
    const known = sent.get(key);
    if (known !== undefined) return known;
    const named = site === null ? {} : { [DATA_SITE_HEADER]: encodeURIComponent(site) };
    const times = { [DATA_AGE_HEADER]: String(age), [NOW_HEADER]: String(second) };
    const aged = { ...headers, ...times, ...named };
    sent.set(key, aged);
    return aged;
  };
}
