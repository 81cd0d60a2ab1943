import { SECOND } from "#core/lib/time.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
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
  /** Headers of the current world and second, by the same. */
  let sent = new Map<ReadonlySet<SiteKey> | undefined, ResponseHeaders>();
  let second = 0;

  const computeHeaders = (
    present: World,
    tournaments: ReadonlySet<SiteKey> | undefined,
    time: Instant,
  ): ResponseHeaders => {
    const data = dataTimes.get(tournaments) ?? findDataTime(present, tournaments);
    dataTimes.set(tournaments, data);
    const age = Math.floor(Math.max(0, time - data.at) / SECOND);
    const named = data.site === null ? {} : { [DATA_SITE_HEADER]: encodeURIComponent(data.site) };
    const times = { [DATA_AGE_HEADER]: String(age), [NOW_HEADER]: String(second) };
    return { ...headers, ...times, ...named };
  };
  return ({ tournaments }) => {
    const present = world();
    if (present === null) return headers;
    const time = now();
    const thisSecond = time - (time % SECOND);
    if (present !== current) [current, dataTimes, second] = [present, new Map(), 0];
    if (thisSecond !== second) [second, sent] = [thisSecond, new Map()];
    const known = sent.get(tournaments);
    if (known !== undefined) return known;
    const computed = computeHeaders(present, tournaments, time);
    sent.set(tournaments, computed);
    return computed;
  };
}
