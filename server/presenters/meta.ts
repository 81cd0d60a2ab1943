import * as z from "zod/mini";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import {
  type DeskService,
  DeskServiceSchema,
  type LastPollSchema,
  type Meta,
  MetaSchema,
  type StaffFlags,
} from "#core/contract/meta.ts";
import { runToEnd } from "#core/lib/steps.ts";
import { SECOND } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { type Instant, siteOf } from "#core/model/match.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { PublishedSource, SourcePollState } from "#core/model/poll-state.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import { findDataTime, listDataTimes } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import { countMatchesByState, countMatchesByStateSteps } from "./match-list.ts";

export interface MetaInput {
  readonly version: string;
  readonly now: Instant;
  readonly demo: boolean;
  /** Configured poll interval in seconds. */
  readonly pollSeconds: number;
  readonly timeZone: string;
  /** Configured link templates by site. */
  readonly linkTemplates: ReadonlyMap<string, string>;
  readonly world: World | null;
  readonly services: readonly SourcePollState[];
  /** Whether tournaments are hidden from these viewers. Then `quarantined` is hidden too. */
  readonly hidesSome: boolean;
  readonly store: StoreHealth;
}

/** The part of the input that is constant while the process runs. */
export type ConstantMetaInput = Omit<
  MetaInput,
  "now" | "world" | "services" | "store" | "hidesSome"
>;

/** Default target of "Open on SITE". */
const DEFAULT_LINK = "https://SITE/";

/** Presents version, age and origin of the data. */
export function presentMeta(input: MetaInput): Meta {
  const { world } = input;
  const data = world && findDataTime(world);
  const tournaments = [...(world?.tournaments.values() ?? [])].map((view) => view.tournament);
  const sites = new Set(tournaments.map(({ site }) => site));
  const games = new Map(tournaments.map(({ gameSlug, game }) => [gameSlug, game]));
  return z.encode(MetaSchema, {
    ...input,
    dataAt: data?.at ?? null,
    dataSite: data?.site ?? null,
    dataTimes: (world === null ? [] : listDataTimes(world)).map(([scope, dataAt]) => ({
      scope,
      dataAt,
    })),
    watchingSince: world?.snapshot.watchingSince ?? null,
    pollSeconds: pollSecondsOf(input),
    service: worstOf(input.services),
    storing: input.store.state === "ok",
    lists: world?.snapshot.lists ?? [],
    counts: {
      ...(world === null
        ? countMatchesByState([])
        : runToEnd(countMatchesByStateSteps(world, null))),
      quarantined: input.hidesSome
        ? 0
        : input.services.reduce((sum, { quarantined }) => sum + quarantined, 0),
    },
    games: [...games].map(([slug, name]) => ({ slug, name })),
    linkTemplates: Object.fromEntries([...sites].map((site) => [site, linkOf(input, site)])),
  });
}

/** Returns the link template of a site: entered by staff, else configured, else the default. */
function linkOf({ world, linkTemplates }: MetaInput, site: string): string {
  return (
    world?.annotations.valueOf("link-template", site) ?? linkTemplates.get(site) ?? DEFAULT_LINK
  );
}

/** Presents the staff flags of matches; those about their time are the attention items. */
export function presentStaffFlags(world: World, items: readonly AttentionItem[]): StaffFlags {
  const matches = [...world.matches.values()];
  const urgent = items.filter(({ severity }) => severity !== "note");
  const keysIn = (kind: AttentionItem["kind"]): string[] =>
    urgent.flatMap((item) => (item.kind === kind ? item.matches : []));
  const keysOf = (isFlagged: (derived: DerivedMatch) => boolean): string[] =>
    matches.filter(isFlagged).map(({ match }) => match.key);
  return {
    conflict: keysOf(({ match }) => match.conflict === true),
    unexpectedLock: keysOf(
      ({ match, status }) => match.locked === true && status.state !== "ended",
    ),
    // Both matches, although the item is about the later one.
    doubleBooked: keysIn("overlapping").concat(
      urgent.flatMap(({ reason }) => (reason.kind === "overlapping" ? [reason.other.match] : [])),
    ),
    runningLong: keysIn("running-long"),
  };
}

/** Presents the last poll of every source, held data, issues, clock and archive, for staff. */
export function presentDeskService(
  services: readonly PublishedSource[],
  world: World | null,
  store: StoreHealth,
  clock: ClockHealth,
): DeskService {
  return z.encode(DeskServiceSchema, {
    services: services.map((source) => ({
      ...source,
      sites: [...new Set(source.tournaments.map(siteOf))],
    })),
    held: (world?.snapshot.holds ?? []).map((hold) =>
      Object.assign({ hidden: hold.isHidden }, hold),
    ),
    issues: world?.snapshot.issues ?? [],
    clock: {
      differenceSeconds: clock.difference === null ? null : Math.round(clock.difference / SECOND),
      deletionRefused: clock.deletionRefused,
    },
    store,
  });
}

/** Returns the current poll interval of the slowest source in seconds; else the configured one. */
function pollSecondsOf({ services, pollSeconds }: MetaInput): number {
  const intervals = services.flatMap(({ interval }) => interval ?? []);
  return intervals.length === 0 ? pollSeconds : Math.max(...intervals) / SECOND;
}

/** Returns the first source whose last poll failed; else the first source. */
function worstOf(services: readonly SourcePollState[]): z.output<typeof LastPollSchema> {
  const service = services.find(({ outcome }) => outcome !== "ok") ?? services[0];
  return service ?? { outcome: "waiting", at: null, nextTry: null };
}
