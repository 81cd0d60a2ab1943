import { type Context, Hono } from "hono";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { findOnlyContestant, findWorldOfContestant } from "#server/reading/find-contestants.ts";
import { formatICalendarSteps } from "./calendar.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { CACHE_CONTROL, type ResponseHeaders, CROSS_ORIGIN_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery } from "#server/http/query.ts";

/** Name and matches of a calendar. */
interface CalendarContent {
  readonly name: string;
  readonly matches: Iterable<DerivedMatch>;
}

type Revisions = ReadonlyMap<SiteKey, Instant>;

const CALENDAR: ResponseHeaders = {
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="matches.ics"',
};

/** Creates `/calendar/all.ics` and the public calendars of a site, tournament or contestant. */
export function createCalendarRoutes(deps: {
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly past: ArchiveWorldLookup;
  readonly log: Pick<ArchiveQueries, "findRevisions">;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}): Hono {
  const { world, past, log, publicUrl, work } = deps;
  const policy = { ...CROSS_ORIGIN_HEADERS, "cache-control": CACHE_CONTROL.calendar };
  const cache = createResponseCache(world, policy, work);
  const revisionsByWorld = new WeakMap<World, Promise<Revisions>>();

  /** Reads the revisions once per world. */
  const revisionsOf = (of: World): Promise<Revisions> => {
    const reading = revisionsByWorld.get(of) ?? log.findRevisions([...of.tournaments.keys()]);
    revisionsByWorld.set(of, reading);
    // The next request tries again.
    reading.catch(() => revisionsByWorld.delete(of));
    return reading;
  };

  const respond = async (
    c: Context,
    from: World | null,
    key: string,
    contentOf: (of: World) => CalendarContent | undefined,
  ): Promise<Response> => {
    const revisions = from === null ? new Map() : await revisionsOf(from);
    function* make(of: World): Steps<ComputedResponse> {
      const content = contentOf(of);
      if (content === undefined) {
        throw new ProblemError("not-found", "No calendar exists at this URL.");
      }
      const { matches, name } = content;
      const body = yield* formatICalendarSteps(matches, { name, publicUrl, revisions });
      return { body, status: 200, headers: CALENDAR };
    }
    return cache.serve(c, key, make, from);
  };

  return new Hono()
    .get("/all.ics", acceptNoQuery, (c) =>
      respond(c, world(), "all", ({ matches }) => ({
        name: "Matchdesk",
        matches: matches.values(),
      })),
    )
    .get("/site/:file{.+\\.ics}", acceptNoQuery, (c) => {
      const site = nameOf(c.req.param("file"));
      return respond(c, world(), `site ${site}`, ({ matches }) => {
        const own = [...matches.values()].filter(({ match }) => match.site === site);
        return own.length === 0 ? undefined : { name: site, matches: own };
      });
    })
    .get("/tournament/:site/:file{.+\\.ics}", acceptNoQuery, async (c) => {
      const key = `${c.req.param("site")}/${nameOf(c.req.param("file"))}`;
      const current = world();
      const isMissing = current?.tournaments.has(key) === false;
      if (isMissing) await work.admit(c);
      const from = isMissing ? await past.withTournament(key) : null;
      return respond(c, from ?? current, `tournament ${key}`, ({ tournaments }) => {
        const view = tournaments.get(key);
        return view && { name: view.tournament.title, matches: view.matches };
      });
    })
    .get("/contestant/:file{.+\\.ics}", acceptNoQuery, async (c) => {
      const text = nameOf(c.req.param("file"));
      await work.admit(c);
      const from = await findWorldOfContestant(past, world(), text);
      return respond(c, from ?? world(), `contestant ${text}`, (of) => {
        const contestant = findOnlyContestant(of, text);
        if (contestant === null) return undefined;
        const matches = contestant.matches.flatMap((each) => of.matches.get(each) ?? []);
        return { name: contestant.name, matches };
      });
    });
}

const nameOf = (file: string): string => file.slice(0, -".ics".length);
