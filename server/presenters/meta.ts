import type { DeskMarks, DeskService, Meta, ServiceStatus } from "#core/contract/meta.ts";
import { finish } from "#core/lib/steps.ts";
import { SECOND } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant } from "#core/model/match.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { World } from "#core/world/world.ts";
import { presentInstant, presentMaybeInstant } from "./instant.ts";
import { presentIssue } from "./issue.ts";
import { countStates, countSteps } from "./state-counts.ts";

/** How it stands with one client of one service. */
export interface ServiceFacts {
  readonly clientId: string;
  readonly outcome: string;
  readonly message: string | null;
  readonly at: Instant | null;
  readonly nextTry: Instant | null;
  /** Between two looks that go well, in milliseconds; null where nobody has looked yet. */
  readonly interval: number | null;
  readonly quarantined: number;
}

export interface MetaFacts {
  readonly version: string;
  readonly now: Instant;
  readonly demo: boolean;
  /** As configured. */
  readonly pollSeconds: number;
  readonly timeZone: string;
  /** Per site, where the configuration names one. */
  readonly linkTemplates: ReadonlyMap<string, string>;
  readonly world: World | null;
  readonly services: readonly ServiceFacts[];
  /** Whether something is hidden from these readers: what was set aside may be about it. */
  readonly hidesSome: boolean;
  readonly store: StoreHealth;
}

/** What never changes while the process lives. */
export type AppFacts = Omit<MetaFacts, "now" | "world" | "services" | "store" | "hidesSome">;

/** Where "Open on SITE" leads unless the configuration says otherwise. */
const USUAL_LINK = "https://SITE/";

/** What we know about our own data. */
export function presentMeta(facts: MetaFacts): Meta {
  const { world } = facts;
  const tournaments = [...(world?.tournaments.values() ?? [])].map((view) => view.tournament);
  const sites = new Set(tournaments.map(({ site }) => site));
  const games = new Map(tournaments.map(({ gameSlug, game }) => [gameSlug, game]));
  return {
    version: facts.version,
    now: presentInstant(facts.now),
    demo: facts.demo,
    dataAt: presentMaybeInstant(world === null ? null : dataAtOf(world)),
    watchingSince: presentMaybeInstant(world?.snapshot.watchingSince ?? null),
    pollSeconds: pollSecondsOf(facts),
    timeZone: facts.timeZone,
    service: presentService(facts.services),
    storing: facts.store.state === "ok",
    lists: (world?.snapshot.lists ?? []).map((list) => ({
      name: list.name,
      at: presentInstant(list.at),
      count: list.count,
      capped: list.capped,
      horizon: presentMaybeInstant(list.horizon),
    })),
    counts: {
      ...(world === null ? countStates([]) : finish(countSteps(world, null))),
      quarantined: facts.hidesSome
        ? 0
        : facts.services.reduce((sum, { quarantined }) => sum + quarantined, 0),
    },
    games: [...games].map(([slug, name]) => ({ slug, name })),
    linkTemplates: Object.fromEntries([...sites].map((site) => [site, linkOf(facts, site)])),
  };
}

/** What is shown of every site is as old as the last good data, if that is held. */
export function dataAtOf({ snapshot: { takenAt, guard } }: Pick<World, "snapshot">): Instant {
  const everywhere = (guard?.holds ?? []).filter(
    ({ site, tournament }) => site === null && tournament === null,
  );
  return Math.min(takenAt, ...everywhere.map(({ dataAt }) => dataAt));
}

/** What staff wrote down stands before the configuration. */
function linkOf({ world, linkTemplates }: MetaFacts, site: string): string {
  return world?.facts.valueOf("link-template", site) ?? linkTemplates.get(site) ?? USUAL_LINK;
}

/** What only staff see of matches: the service's flags that need a person. */
export function presentMarks(world: World): DeskMarks {
  const matches = [...world.matches.values()];
  const keysOf = (marked: (derived: DerivedMatch) => boolean): string[] =>
    matches.filter(marked).map(({ match }) => match.key);
  return {
    conflict: keysOf(({ match }) => match.conflict === true),
    unexpectedLock: keysOf(
      ({ match, status }) => match.locked === true && status.state !== "ended",
    ),
  };
}

/** What every service said last, and what was odd in it: for those who can do something about it. */
export function presentDeskService(
  services: readonly ServiceFacts[],
  world: World | null,
  store: StoreHealth,
  clock: ClockHealth,
): DeskService {
  return {
    services: services.map((service) => ({
      ...presentStatus(service),
      clientId: service.clientId,
      message: service.message,
      quarantined: service.quarantined,
    })),
    held: (world?.snapshot.guard?.holds ?? []).map(({ since, dataAt, ...hold }) => ({
      id: hold.id,
      since: presentInstant(since),
      dataAt: presentInstant(dataAt),
      lost: hold.lost,
      list: hold.list,
      site: hold.site,
      tournament: hold.tournament,
      hidden: hold.isHidden,
      count: hold.count,
      of: hold.of,
    })),
    issues: (world?.snapshot.issues ?? []).map(presentIssue),
    clock: {
      differenceSeconds: clock.difference === null ? null : Math.round(clock.difference / SECOND),
      deletionRefused: clock.deletionRefused,
    },
    store: { ...store, since: presentMaybeInstant(store.since) },
  };
}

/** What a reader must expect as things stand; the slowest service speaks for all. */
function pollSecondsOf({ services, pollSeconds }: MetaFacts): number {
  const intervals = services.flatMap(({ interval }) => interval ?? []);
  return intervals.length === 0 ? pollSeconds : Math.max(...intervals) / SECOND;
}

/** The first service in trouble speaks for all. */
function presentService(services: readonly ServiceFacts[]): ServiceStatus {
  const service = services.find(({ outcome }) => outcome !== "ok") ?? services[0];
  if (service === undefined) return { outcome: "waiting", at: null, nextTry: null };
  return presentStatus(service);
}

function presentStatus({ outcome, at, nextTry }: ServiceFacts): ServiceStatus {
  return { outcome, at: presentMaybeInstant(at), nextTry: presentMaybeInstant(nextTry) };
}
