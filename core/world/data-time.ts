import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import { NAMED_AFTER } from "#core/model/freshness.ts";
import { isHeld } from "#core/model/doubt.ts";
import { type Instant, siteOf, type SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { getListTime } from "#core/snapshot/sources.ts";
import type { TournamentView, World } from "./world.ts";

/** Time of shown data: that of the oldest part of it. */
export interface DataTime {
  readonly at: Instant;
  /** Site of the oldest data if other shown data is more than a minute newer; else `null`. */
  readonly site: string | null;
}

type DatedWorld = Pick<World, "snapshot" | "tournaments">;

/** Times of the data of each tournament that is in memory, and of each site: its newest one. */
interface ListTimes {
  readonly tournaments: ReadonlyMap<SiteKey, Instant>;
  readonly sites: ReadonlyMap<string, Instant>;
}

/** Of a tournament that several clients read, the newest list counts. */
function findListTimes(snapshot: Snapshot): ListTimes {
  const { sources = [{ at: getListTime(snapshot), tournaments: snapshot.matches.parts.keys() }] } =
    snapshot;
  const tournaments = new Map<SiteKey, Instant>();
  const sites = new Map<string, Instant>();
  for (const { at, tournaments: own } of sources) {
    for (const key of own) {
      tournaments.set(key, Math.max(at, tournaments.get(key) ?? -Infinity));
      sites.set(siteOf(key), Math.max(at, sites.get(siteOf(key)) ?? -Infinity));
    }
  }
  return { tournaments, sites };
}

/**
 * Returns the time of the data of these tournaments: when the newest lists with them arrived, or
 * earlier if a hold keeps matches of them. `shown`: `SITE/SLUG`, or `SITE/` for the newest of a
 * site; everything if there are none: all tournaments, and held matches that are open.
 */
export function findDataTime(world: DatedWorld, shown?: Iterable<SiteKey> | null): DataTime {
  const { snapshot, tournaments } = world;
  const times = findListTimes(snapshot);
  const oldest = Math.min(...times.tournaments.values(), getListTime(snapshot));
  const data = Array.from(shown ?? [], (key): DataTime => {
    const site = siteOf(key);
    const listedAt = times.tournaments.get(key) ?? times.sites.get(site) ?? oldest;
    return { at: Math.min(listedAt, heldFromOf(tournaments.get(key)) ?? Infinity), site };
  });
  return oldestOf(data.length > 0 ? data : listAll(world, times), oldest);
}

/** Lists the times of all tournaments, and of the open matches that are held. */
function listAll({ tournaments }: DatedWorld, times: ListTimes): readonly DataTime[] {
  const all = Array.from(times.tournaments, ([key, at]): DataTime => ({ at, site: siteOf(key) }));
  for (const [key, view] of tournaments) {
    const at = heldFromOf(view);
    if (at !== null && hasHeldOpenMatch(view)) all.push({ at, site: siteOf(key) });
  }
  return all;
}

/**
 * Returns data times of tournaments (`SITE/SLUG`) older than their site's or held, then of sites.
 */
export function listDataTimes(world: DatedWorld): readonly (readonly [string, Instant])[] {
  const { tournaments, sites } = findListTimes(world.snapshot);
  const old = new Map(
    [...tournaments].filter(([key, at]) => (sites.get(siteOf(key)) ?? at) - at > NAMED_AFTER),
  );
  for (const [key, at] of findHeldTimes(world)) old.set(key, Math.min(at, old.get(key) ?? at));
  return [...old, ...sites];
}

/** Lists the tournaments of which a hold keeps matches, with the time of these. */
function findHeldTimes({ tournaments }: DatedWorld): ReadonlyMap<SiteKey, Instant> {
  const times = new Map<SiteKey, Instant>();
  for (const [key, view] of tournaments) {
    const at = heldFromOf(view);
    if (at !== null) times.set(key, at);
  }
  return times;
}

/** Returns a text that changes when data of a world becomes older than `age` milliseconds. */
export function describeOldData(world: DatedWorld, now: Instant, age: number): string {
  const { tournaments } = findListTimes(world.snapshot);
  const times = [...tournaments.values(), ...findHeldTimes(world).values()];
  return [...new Set(times)].filter((at) => now - at > age).join(" ");
}

function heldFromOf(view: TournamentView | undefined): Instant | null {
  return view?.basis.heldFrom ?? null;
}

function hasHeldOpenMatch({ seen, matches }: TournamentView): boolean {
  const keys = new Set(seen.filter(isHeld).map(({ match }) => match.key));
  return matches.some((one) => keys.has(one.match.key) && isMatchOpen(one));
}

/** @param otherwise Time of the data before any site is known. */
function oldestOf(data: readonly DataTime[], otherwise: Instant): DataTime {
  const [first, ...others] = data;
  if (first === undefined) return { at: otherwise, site: null };
  const oldest = others.reduce((before, one) => (one.at < before.at ? one : before), first);
  const newest = Math.max(...data.map(({ at }) => at));
  return newest - oldest.at > NAMED_AFTER ? oldest : { at: oldest.at, site: null };
}
