import { type Context, Hono } from "hono";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/repository.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { ArchiveLookup } from "#server/reading/archive-lookup.ts";
import { calendarSteps } from "./calendar.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { Work } from "#server/work/work.ts";
import type { Served } from "#server/http/cached-response.ts";
import { createAnswerCache } from "#server/http/response-cache.ts";
import { CACHE, type Headers, SHARED_HEADERS } from "#server/http/headers.ts";

export interface CalendarDeps {
  /** What everybody may see. */
  readonly world: () => World | null;
  readonly past: ArchiveLookup;
  readonly log: Pick<ArchiveQueries, "findRevisions">;
  /** Without a slash at its end; null where this desk does not know where it is. */
  readonly publicUrl: string | null;
  readonly work: Pick<Work, "admit" | "run">;
}

/** What a calendar holds. */
interface CalendarContent {
  readonly name: string;
  readonly matches: Iterable<DerivedMatch>;
}

type Revisions = ReadonlyMap<SiteKey, Instant>;

const CALENDAR: Headers = {
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="matches.ics"',
};

/** `/calendar/all.ics`, and those of one site, tournament or contestant: what everybody may see. */
export function createCalendarRoutes({ world, past, log, publicUrl, work }: CalendarDeps): Hono {
  const policy = { ...SHARED_HEADERS, "cache-control": CACHE.calendar };
  const cache = createAnswerCache(world, policy, work);
  const known = new WeakMap<World, Promise<Revisions>>();

  /** Read once for as long as a world stands. */
  const revisionsOf = (of: World): Promise<Revisions> => {
    const reading = known.get(of) ?? log.findRevisions([...of.tournaments.keys()]);
    known.set(of, reading);
    // Whoever asks next tries anew.
    reading.catch(() => known.delete(of));
    return reading;
  };

  const respond = async (
    c: Context,
    from: World | null,
    key: string,
    contentOf: (of: World) => CalendarContent | undefined,
  ): Promise<Response> => {
    const revisions = from === null ? new Map() : await revisionsOf(from);
    function* make(of: World): Steps<Served> {
      const content = contentOf(of);
      if (content === undefined) {
        throw new ProblemError("not-found", "There is no such calendar.");
      }
      const { matches, name } = content;
      const body = yield* calendarSteps(matches, { name, publicUrl, revisions });
      return { body, status: 200, headers: CALENDAR };
    }
    return cache.serve(c, key, make, from ?? undefined);
  };

  return new Hono()
    .get("/all.ics", (c) =>
      respond(c, world(), "all", ({ matches }) => ({
        name: "Matchdesk",
        matches: matches.values(),
      })),
    )
    .get("/site/:file{.+\\.ics}", (c) => {
      const site = nameOf(c.req.param("file"));
      return respond(c, world(), `site ${site}`, ({ matches }) => {
        const own = [...matches.values()].filter(({ match }) => match.site === site);
        return own.length === 0 ? undefined : { name: site, matches: own };
      });
    })
    .get("/tournament/:site/:file{.+\\.ics}", async (c) => {
      const key = `${c.req.param("site")}/${nameOf(c.req.param("file"))}`;
      const present = world();
      const isMissing = present?.tournaments.has(key) === false;
      if (isMissing) await work.admit(c);
      const from = isMissing ? await past.withTournament(key) : null;
      return respond(c, from ?? present, `tournament ${key}`, ({ tournaments }) => {
        const view = tournaments.get(key);
        return view && { name: view.tournament.title, matches: view.matches };
      });
    })
    .get("/contestant/:file{.+\\.ics}", async (c) => {
      const asked = nameOf(c.req.param("file"));
      const key = world()?.facts.contestantOf(asked) ?? asked;
      await work.admit(c);
      const from = await past.withContestant(key);
      return respond(c, from ?? world(), `contestant ${key}`, ({ contestants, matches }) => {
        const contestant = contestants.get(key);
        return (
          contestant && {
            name: contestant.name,
            matches: contestant.matches.flatMap((each) => matches.get(each) ?? []),
          }
        );
      });
    });
}

const nameOf = (file: string): string => file.slice(0, -".ics".length);
