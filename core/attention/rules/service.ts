/** Rules about the services, their lists and this server. */
import * as z from "zod/mini";
import { getHoldDecisions } from "#core/desk/annotations.ts";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR } from "#core/lib/time.ts";
import { HELD_KINDS, type Hold, HOLD_DECISIONS, holdKey } from "#core/model/hold.ts";
import { FAILED_OUTCOMES, SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { STORE_FAILURES } from "#core/model/store-health.ts";
import type { ListState } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { siteOf } from "#core/model/match.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import { isHeld } from "#core/model/doubt.ts";
import { findOutageStart } from "#core/model/poll-state.ts";
import { type AttentionContext, isMonitored, type SystemHealth, toMinutes } from "./context.ts";
import { type AttentionSubject, createRule, ListNameSchema } from "./rule.ts";

const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);
/** The ended list must reach back this far, in milliseconds, or it may lack live matches. */
const SHORTEST_REACH = 6 * HOUR;
/** How long a corrected address is news, in milliseconds. */
const ADDRESS_IS_NEWS = DAY;

/** How long after its last start a tournament needs the order of its scores, in milliseconds. */
const ORDER_IS_ASKED = 3 * DAY;

const ALL_SERVICES: AttentionSubject = { type: "service", clientId: null };

/** The archive cannot store data: what pages show is in memory only. */
export const storeFailing = createRule(
  "store-failing",
  "warn",
  { state: z.enum(STORE_FAILURES), unstoredChanges: z.number() },
  ({ store: { state, since, unstoredChanges } }: SystemHealth) => {
    if (state === "ok") return [];
    const reason = { state, unstoredChanges };
    return [{ key: "", place: { type: "store" }, since, reason, fact: state }];
  },
);

/**
 * The clocks of the service and of this server differ. In a replay they always do, which needs
 * attention only if it prevents the deletion of old data.
 */
export const clocksDiffer = createRule(
  "clocks-differ",
  "warn",
  /** `minutes`: how far the service's clock is ahead of the server's. */
  { minutes: z.number(), deletionRefused: z.boolean() },
  ({ clock: { difference, agreedBefore, deletionRefused } }: SystemHealth) => {
    if (difference === null || !(agreedBefore || deletionRefused)) return [];
    return [
      {
        key: "",
        place: ALL_SERVICES,
        since: null,
        reason: { minutes: toMinutes(difference), deletionRefused },
        fact: deletionRefused ? "deletion refused" : "differ",
        severity: agreedBefore ? "warn" : "note",
      },
    ];
  },
);

/** A service rejects the credentials: one finding for all services with the same client id. */
export const serviceRefused = createRule(
  "service-refused",
  "warn",
  { outcome: z.enum(SERVICE_OUTCOMES) },
  ({ sources }: SystemHealth) => {
    const refused = sources.filter(({ outcome }) => REFUSALS.has(outcome));
    return [...groupBy(refused, ({ clientId }) => clientId).values()]
      .map(([first]) => must(first, "a group has a service"))
      .map(({ clientId, outcome, failedPolls, at }) => ({
        key: clientId,
        place: { type: "service", clientId },
        since: failedPolls?.since ?? at,
        reason: { outcome },
        fact: outcome,
      }));
  },
);

/**
 * A service has an outage (`findOutageStart`): it does not respond, or with nothing usable, unless it
 * rejects the credentials. One item for one outage.
 */
export const serviceDown = createRule(
  "service-down",
  "warn",
  {
    outcome: z.enum(FAILED_OUTCOMES),
    host: z.string(),
    /** Sites of its tournaments that no other client reads, and how many other sites are current. */
    sites: z.array(z.string()),
    others: z.number(),
    /** Numbers of tournaments that are not over and of open matches of these sites. */
    tournaments: z.number(),
    openMatches: z.number(),
    dataAt: z.nullable(InstantSchema),
  },
  ({ sources, world, now }: SystemHealth) =>
    sources.flatMap((source) => {
      const { outcome, host, clientId, dataAt } = source;
      const since = findOutageStart(source, now);
      if (since === null || outcome === "ok" || outcome === "waiting") return [];
      if (REFUSALS.has(outcome)) return [];
      const isCurrent = new Set(
        sources.flatMap((one) => (one.outcome === "ok" ? one.tournaments : [])),
      );
      const own = new Set(source.tournaments.filter((key) => !isCurrent.has(key)));
      const sites = new Set(Array.from(own, siteOf));
      const others = [...new Set(Array.from(isCurrent, siteOf))].filter((site) => !sites.has(site));
      const open = [...(world?.matches.values() ?? [])].filter(
        (one) => own.has(one.match.tournament.key) && isMonitored(one) && isMatchOpen(one),
      );
      const tournaments = new Set(open.map(({ match }) => match.tournament.key));
      const counts = { tournaments: tournaments.size, openMatches: open.length };
      return [
        {
          key: `${host} ${clientId}`,
          place: { type: "service", clientId } as const,
          since,
          reason: { outcome, host, sites: [...sites], others: others.length, ...counts, dataAt },
          fact: String(since),
        },
      ];
    }),
);

/**
 * The service no longer sends matches or parts of them, more than is plausible between two polls.
 * Pages show the last good data until staff accept the loss. A note if staff decided to keep it.
 */
export const dataHeld = createRule(
  "data-held",
  "warn",
  {
    /** `matches`, or which part of them. */
    lost: z.enum(HELD_KINDS),
    count: z.number(),
    of: z.number(),
    list: z.nullable(ListNameSchema),
    site: z.nullable(z.string()),
    /** True if it is about matches that are not public; these are checked separately. */
    hidden: z.boolean(),
    /** Titles of the tournaments of the matches that it keeps, and how many of them are live. */
    tournaments: z.array(z.string()),
    live: z.number(),
    decision: z.nullable(z.enum(HOLD_DECISIONS)),
    dataAt: InstantSchema,
  },
  ({ world }) => {
    const decisions = getHoldDecisions(world.annotations);
    return world.snapshot.holds.flatMap((hold) => {
      const decision = decisions.get(holdKey(hold)) ?? null;
      if (decision === "accept") return [];
      const { since, dataAt, lost, list, site, tournament, isHidden: hidden, count, of } = hold;
      const affected = describeAffected(hold, world);
      return [
        {
          key: holdKey(hold),
          place: tournament === null ? ALL_SERVICES : subjectOf(tournament),
          since,
          reason: { lost, count, of, list, site, hidden, ...affected, decision, dataAt },
          fact: decision ?? "open",
          severity: decision === "keep" ? "note" : "warn",
        },
      ];
    });
  },
);

/**
 * A list is capped at 100, and matches beyond its horizon may be missed: one finding for the lists
 * of all clients, with the nearest horizon.
 */
export const listCut = createRule(
  "list-cut",
  "note",
  { list: ListNameSchema, horizon: InstantSchema },
  ({ world, now }) =>
    ListNameSchema.options.flatMap((name) => {
      const horizons = world.snapshot.lists
        .filter((list) => list.name === name && list.capped && hidesMatches(list, now))
        .flatMap((list) => list.horizon ?? []);
      if (horizons.length === 0) return [];
      const horizon = name === "upcoming" ? Math.min(...horizons) : Math.max(...horizons);
      const reason = { list: name, horizon };
      return [{ key: name, place: ALL_SERVICES, since: null, reason, fact: name }];
    }),
);

/** The organiser corrected the address of a tournament: old links lead to the new one. */
export const addressCorrected = createRule(
  "address-corrected",
  "note",
  /** Slugs of the tournament. */
  { from: z.string(), to: z.string() },
  ({ world, now }) =>
    world.annotations
      .ofKind("former-address")
      .filter(({ value, at }) => now - at < ADDRESS_IS_NEWS && world.tournaments.has(value.key))
      .map(({ scope, value, at }) => ({
        key: scope,
        place: subjectOf(value.key),
        since: at,
        reason: { from: slugOf(scope), to: slugOf(value.key) },
        fact: value.key,
      })),
);

/** It is unknown whether the highest or the lowest score is best, so no winner is known by score. */
export const scoreOrderUnknown = createRule(
  "score-order-unknown",
  "note",
  {},
  ({ world, now }: AttentionContext) =>
    [...world.tournaments.values()]
      .filter(({ matches }) => matches[0]?.match.scoreOrder === "unknown")
      .filter(({ matches }) =>
        matches.some((one) => isMonitored(one) && now - (one.match.start ?? 0) < ORDER_IS_ASKED),
      )
      .map(({ tournament: { key } }) => {
        return { key, place: subjectOf(key), since: null, reason: {}, fact: "" };
      }),
);

/** Returns the hold that an item is about; `undefined` if it is about something else. */
export function findHoldOf(item: { readonly id: string }, world: World | null): Hold | undefined {
  return world?.snapshot.holds.find((hold) => item.id === `${dataHeld.kind} ${holdKey(hold)}`);
}

/** Returns the tournaments of which a hold keeps matches, and how many of these are live. */
function describeAffected(hold: Hold, { tournaments }: World) {
  const views = hold.tournaments.flatMap((key) => tournaments.get(key) ?? []);
  const keys = new Set(
    views.flatMap(({ seen }) => seen.filter(isHeld).map(({ match }) => match.key)),
  );
  const live = views
    .flatMap(({ matches }) => matches)
    .filter((one) => keys.has(one.match.key) && one.status.state === "live");
  return { tournaments: views.map(({ tournament }) => tournament.title), live: live.length };
}

/** Returns whether a capped list hides matches: an ended one only if it reaches back too little. */
function hidesMatches({ name, horizon }: ListState, now: number): boolean {
  return name === "upcoming" || (horizon !== null && now - horizon < SHORTEST_REACH);
}

function subjectOf(tournament: string): AttentionSubject {
  return { type: "round", tournament, round: null, group: null };
}

function slugOf(tournament: string): string {
  return tournament.slice(tournament.indexOf("/") + 1);
}
