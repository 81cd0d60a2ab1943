import { MINUTE } from "#core/lib/time.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import { isHeld } from "#core/model/doubt.ts";
import { type Instant, siteOf, type SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { listSites } from "#core/snapshot/merge-snapshots.ts";
import type { TournamentView, World } from "./world.ts";

/** Time of shown data: that of the oldest part of it. */
export interface DataTime {
  readonly at: Instant;
  /** Site of the oldest data if other shown data is more than a minute newer; else `null`. */
  readonly site: string | null;
}

type DatedWorld = Pick<World, "snapshot" | "tournaments">;

/** Age of the data of a site, compared to the newest, from which on it is named. */
const NAMED_AFTER = MINUTE;

/**
 * Returns when the newest list with matches of each site arrived. Of a site that several clients
 * read, the newest counts.
 */
export function findSiteTimes(snapshot: Snapshot): ReadonlyMap<string, Instant> {
  const { takenAt, matches } = snapshot;
  const times = new Map<string, Instant>();
  for (const { at, sites } of snapshot.sources ?? [{ at: takenAt, sites: listSites(matches) }]) {
    for (const site of sites) times.set(site, Math.max(at, times.get(site) ?? -Infinity));
  }
  return times;
}

/**
 * Returns the time of the data of these tournaments (`SITE/SLUG`): when the newest list of their
 * sites arrived, or earlier if a hold keeps matches of them.
 *
 * @param shown Everything if absent or `null`: all sites, and held matches that are open.
 */
export function findDataTime(
  { snapshot, tournaments }: DatedWorld,
  shown?: Iterable<SiteKey> | null,
): DataTime {
  const { takenAt, sources } = snapshot;
  if (shown === undefined || shown === null) {
    const all = Array.from(findSiteTimes(snapshot), ([site, at]): DataTime => ({ at, site }));
    for (const [key, view] of tournaments) {
      const at = heldFromOf(view);
      if (at !== null && hasHeldOpenMatch(view)) all.push({ at, site: siteOf(key) });
    }
    return oldestOf(all, takenAt);
  }
  const times = sources && findSiteTimes(snapshot);
  const all = Array.from(shown, (key): DataTime => {
    const site = siteOf(key);
    const heldFrom = heldFromOf(tournaments.get(key)) ?? Infinity;
    return { at: Math.min(times?.get(site) ?? takenAt, heldFrom), site };
  });
  return oldestOf(all, takenAt);
}

/** Returns a text that changes when data of a world becomes older than `age` milliseconds. */
export function describeOldData(
  { snapshot, tournaments }: DatedWorld,
  now: Instant,
  age: number,
): string {
  const holds = Array.from(tournaments.values(), (view) => heldFromOf(view) ?? now);
  const times = new Set([...findSiteTimes(snapshot).values(), ...holds]);
  return [...times].filter((at) => now - at > age).join(" ");
}

function heldFromOf(view: TournamentView | undefined): Instant | null {
  return view?.basis.heldFrom ?? null;
}

function hasHeldOpenMatch({ seen, matches }: TournamentView): boolean {
  const keys = new Set(seen.filter(isHeld).map(({ match }) => match.key));
  return matches.some((one) => keys.has(one.match.key) && isMatchOpen(one));
}

/** @param otherwise Time of the data if nothing is shown. */
function oldestOf(data: readonly DataTime[], otherwise: Instant): DataTime {
  const [first, ...others] = data;
  if (first === undefined) return { at: otherwise, site: null };
  const oldest = others.reduce((before, one) => (one.at < before.at ? one : before), first);
  const newest = Math.max(...data.map(({ at }) => at));
  return newest - oldest.at > NAMED_AFTER ? oldest : { at: oldest.at, site: null };
}
