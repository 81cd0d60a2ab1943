import { Hono, type Context } from "hono";
import { type MatchFilter, MatchListQuerySchema } from "#core/contract/match-filter.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { SiteKey } from "#core/model/match.ts";
import { createEventDayKeyFormat } from "#core/lib/event-day.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import {
  presentBracketDetail,
  presentGroupDetail,
  presentTournamentDetail,
  presentTournamentList,
} from "#server/presenters/tournament.ts";
import { presentChannel } from "#server/presenters/channel.ts";
import { presentContestantDetail } from "#server/presenters/contestant.ts";
import { encodeMatchListSteps, presentMatchDetail } from "#server/presenters/match-list.ts";
import { presentSearchNamesSteps } from "#server/presenters/names.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { JSON_HEADERS, type Presented, type ResponseCache } from "#server/http/response-cache.ts";
import { acceptNoQuery, acceptQuery } from "#server/http/query.ts";
import { findContestants, findWorldOfContestant } from "#server/reading/find-contestants.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { countFacetsSteps, findMatchesSteps, listStatuses } from "#server/reading/match-filter.ts";
import { createRequireFound } from "#server/reading/create-require-found.ts";

/**
 * Creates the API routes for one visibility: public below `/api/v1`, complete below `/api/v1/desk`.
 * Responses are shared by all clients, so they must not depend on who sends a request. Each
 * response is computed once per world.
 */
export function createApiRoutes(
  deps: Pick<DataForRole, "world" | "past" | "timeZone" | "hidesSome"> & {
    readonly cache: ResponseCache<World>;
    readonly work: Pick<WorkLimiter, "admit" | "run">;
  },
): Hono {
  const { world, past, timeZone, cache, hidesSome, work } = deps;
  const dayKey = createEventDayKeyFormat(timeZone);
  const { respondFrom, read } = createArchiveResponses(cache, work);
  const requireFound = createRequireFound(hidesSome);
  /** Creates the handler of `/:site/:id` or `/:site/:slug`: from memory, else from the archive. */
  const serveOne =
    <T>(
      subject: "match" | "tournament" | "bracket" | "group",
      all: (now: World) => ReadonlyMap<string, T>,
      present: (now: World, found: T) => unknown,
      tournamentOf: (found: T) => SiteKey,
      name: string = subject,
    ) =>
    (c: Context): Promise<Response> | Response => {
      const { site = "", id = "", slug = id } = c.req.param();
      const key = `${site}/${slug}`;
      const extend = () =>
        subject === "tournament" ? past.withTournament(key) : past.withTournamentOf(subject, key);
      const find = (now: World) => requireFound(all(now).get(key), subject);
      const make = {
        present: (now: World) => present(now, find(now)),
        listTournaments: (now: World) => [tournamentOf(find(now))],
      };
      const current = world();
      return current === null || all(current).has(key)
        ? cache.answer(c, `${name} ${key}`, make)
        : respondFrom(c, `${name} ${key}`, extend, make);
    };
  const serveMatch = serveOne(
    "match",
    ({ matches }) => matches,
    presentMatchDetail,
    ({ match }) => match.tournament.key,
  );
  const serveTournament = serveOne("tournament", tournamentsOf, presentTournamentDetail, keyOf);
  const serveRanking = serveOne(
    "tournament",
    tournamentsOf,
    presentRankingDetail,
    keyOf,
    "ranking",
  );
  const serveBracket = serveOne("bracket", ({ brackets }) => brackets, presentBracketDetail, keyIn);
  const serveGroup = serveOne("group", ({ groups }) => groups, presentGroupDetail, keyIn);

  return new Hono()
    .get("/matches", acceptQuery(MatchListQuerySchema), async (c) => {
      const filter = c.var.query;
      const key = `matches ${JSON.stringify(filter)}`;
      const make = (now: World) => listSteps(now, filter, dayKey);
      const extend = archiveQueryOf(past, world(), filter);
      return extend === null
        ? cache.serve(c, key, make)
        : cache.serve(c, key, make, await read(c, extend));
    })
    .get("/matches/:site/:id", acceptNoQuery, serveMatch)
    .get("/names", acceptNoQuery, (c) =>
      cache.serve(c, "names", function* names(now) {
        const body = JSON.stringify(yield* presentSearchNamesSteps(now));
        return { body, status: 200, headers: JSON_HEADERS };
      }),
    )
    .get("/tournaments", acceptNoQuery, (c) =>
      cache.answer(c, "tournaments", { present: presentTournamentList }),
    )
    .get("/tournaments/:site/:slug", acceptNoQuery, serveTournament)
    .get("/rankings/:site/:slug", acceptNoQuery, serveRanking)
    .get("/brackets/:site/:id", acceptNoQuery, serveBracket)
    .get("/groups/:site/:id", acceptNoQuery, serveGroup)
    .get("/channels/:name", acceptNoQuery, (c) => {
      const name = c.req.param("name");
      return cache.answer(c, `channel ${name}`, {
        present: (now) => presentChannel(now, name),
        listTournaments: (now) => {
          const match = now.matches.get(now.annotations.channelOf(name)?.value.match ?? "");
          return match === undefined ? [] : [match.match.tournament.key];
        },
      });
    })
    .get("/contestants/:key", acceptNoQuery, (c) => {
      const requestedKey = c.req.param("key");
      const key = world()?.annotations.contestantOf(requestedKey) ?? requestedKey;
      const find = (now: World) =>
        requireFound(now.contestants.get(now.annotations.contestantOf(key)), "contestant");
      return respondFrom(c, `contestant ${key}`, () => past.withContestant(key), {
        present: (now) => presentContestantDetail(now, find(now)),
        listTournaments: (now) => find(now).tournaments,
      });
    });
}

const keyOf = ({ tournament: { key } }: TournamentView) => key;
const keyIn = ({ tournament }: { readonly tournament: SiteKey }) => tournament;
const tournamentsOf = ({ tournaments }: World) => tournaments;

function* listSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<ComputedResponse> {
  const { status, ...filterOfCounts } = filter;
  const counted = yield* findMatchesSteps(world, filterOfCounts, dayKey);
  const found =
    status === undefined
      ? counted
      : counted.filter((match) => listStatuses(world, match).includes(status));
  const { state = null, limit, contestant } = filter;
  const meant = contestant === undefined ? undefined : findContestants(world, contestant, filter);
  const facets =
    filter.facets === undefined ? undefined : yield* countFacetsSteps(world, filter, dayKey);
  const { body, tournaments } = yield* encodeMatchListSteps(world, found, {
    state,
    limit,
    counted,
    meant,
    facets,
  });
  // An empty list may be empty because its source is old.
  const meantKey = filter.tournament ?? (filter.site === undefined ? undefined : `${filter.site}/`);
  const isDated = tournaments.size > 0 || meantKey === undefined;
  const keys = isDated ? tournaments : new Set([meantKey]);
  return { body, status: 200, headers: JSON_HEADERS, tournaments: keys };
}

/** Returns whether a search text is at most one Latin letter, which matches nearly every match. */
function isShort(text: string): boolean {
  return /^[ -\u024f]?$/.test(foldSearchText(text));
}

/** Returns how to add the archived matches of a filter; `null` if memory has all of them. */
function archiveQueryOf(
  past: ArchiveWorldLookup,
  world: World | null,
  filter: MatchFilter,
): (() => Promise<World | null>) | null {
  const { state, q, contestant, tournament } = filter;
  const hasNoPast = state === "upcoming" || state === "live";
  if (contestant !== undefined) {
    const isKnown = world !== null && findContestants(world, contestant, filter).length > 0;
    if (hasNoPast && isKnown) return null;
    return () => findWorldOfContestant(past, world, contestant, filter);
  }
  if (hasNoPast) return null;
  if (tournament !== undefined) {
    const isMissing = world?.tournaments.has(tournament) === false;
    return isMissing ? () => past.withTournament(tournament) : null;
  }
  return q === undefined || isShort(q) ? null : () => past.withText(q);
}

/** Creates responses from worlds extended by archived data, which are stored in a cache. */
function createArchiveResponses(cache: ResponseCache<World>, work: Pick<WorkLimiter, "admit">) {
  type Extend = () => Promise<World | null>;
  /** Reads the archive when it is the request's turn; `null` if `extend` adds nothing. */
  const read = async (c: Context, extend: Extend): Promise<World | null> => {
    await work.admit(c);
    return extend();
  };
  /** Responds from an extended world. */
  const respondFrom = async (c: Context, key: string, extend: Extend, make: Presented<World>) =>
    cache.answer(c, key, make, await read(c, extend));
  return { read, respondFrom };
}
