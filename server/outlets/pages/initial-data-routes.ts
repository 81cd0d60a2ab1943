import { type Context, Hono } from "hono";
import {
  INITIAL_DATA_ID,
  type InitialData,
  NOW_PAGE_FILTERS,
  type NowPageLists,
} from "#core/paths/initial-data.ts";
import { SECOND } from "#core/lib/time.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import type { World } from "#core/world/world.ts";
import { presentSession } from "#server/auth/present-session.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import type { Staff, StaffIdentification } from "#server/auth/staff.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { selectAndOrderMatchesSteps } from "#server/presenters/match-order.ts";
import { must } from "#core/lib/must.ts";
import { presentBracketDetail, presentTournamentDetail } from "#server/presenters/tournament.ts";
import { presentMatchList, countMatchesByStateSteps } from "#server/presenters/match-list.ts";
import { presentMeta, type ConstantMetaInput } from "#server/presenters/meta.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { CACHE_CONTROL } from "#server/http/headers.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import type { Pages } from "./page-routes.ts";
import { isRanking, rankSlots } from "#core/lib/contest.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { escapeHtml } from "#server/http/html.ts";

/** Element of index.html that is shown until the scripts have run. */
const FIRST_PAINT = /<div class="first-paint[^>]*>[^<]*<\/div>/;

/** Size of the page cache in bytes. Every second, a request creates a new page. */
const CAPACITY = 2 * 1024 * 1024;

/** Cache key of the page: a new one every second, because the page contains the time. */
interface Moment {
  readonly world: World;
  readonly second: number;
}

/** Larger brackets are requested by the page: their data would delay its first paint. */
const MAX_BRACKET_MATCHES = 256;

/**
 * Creates the pages `/` and `/tournaments/SITE/SLUG/bracket/ID`: the dashboard's page with the public
 * API responses that it needs first, so that matches appear one round trip earlier. Signed-in staff
 * get the page without data, because a browser may store it.
 */
export function createInitialDataRoutes(deps: {
  readonly pages: Pick<Pages, "page" | "whole">;
  readonly publication: () => Publication;
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  readonly facts: ConstantMetaInput;
  readonly signIn: StaffSignInMethod;
  readonly identify: StaffIdentification;
  /** Whether some tournaments are visible to staff only. */
  readonly hidesSome: boolean;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}): Hono {
  const { pages, clock, identify, hidesSome, signIn } = deps;
  const { whole } = pages;
  if (whole === null) return new Hono().get("/", () => pages.page());
  // The page depends on the viewer and on the second, so shared caches must not store it.
  const headers = { ...whole.headers, "cache-control": CACHE_CONTROL.revalidatePrivately };
  let moment: Moment | null = null;
  const current = (): Moment | null => {
    const world = deps.world();
    const second = Math.floor(clock.now() / SECOND);
    if (world === null) return null;
    if (moment?.world !== world || moment.second !== second) moment = { world, second };
    return moment;
  };
  const cache = createResponseCache(current, headers, deps.work, CAPACITY);

  return new Hono()
    .get("/", async (c) => {
      const staff = await identifyIfPossible(c);
      if (staff === undefined || !seesPublicData(staff) || isFiltered(c) || current() === null) {
        return new Response(whole.html, { headers });
      }
      return cache.serve(c, staff?.name ?? "", ({ world }) =>
        nowPageSteps(whole.html, world, () => commonDataOf(world, staff)),
      );
    })
    .get("/tournaments/:site/:slug/bracket/:id", async (c, next) => {
      const { site, slug, id } = c.req.param();
      const staff = await identifyIfPossible(c);
      const keys = { tournament: `${site}/${slug}`, bracket: `${site}/${id}` };
      if (staff === undefined || !seesPublicData(staff) || !hasBracket(deps.world(), keys)) {
        return next();
      }
      const html = await (await pages.page(200, c)).text();
      return cache.serve(c, `${staff?.name ?? ""} ${c.req.path}`, ({ world }) =>
        bracketPageSteps(html, world, keys, () => commonDataOf(world, staff)),
      );
    });

  /** Returns `undefined` if sessions cannot be read: the page itself then reports the failure. */
  async function identifyIfPossible(c: Context): Promise<Staff | null | undefined> {
    try {
      return await identify(c);
    } catch {
      return undefined;
    }
  }

  /** Returns whether the client gets the same data as every other client of this server. */
  function seesPublicData(staff: Staff | null): boolean {
    return staff === null || ((signIn.type === "none" || signIn.type === "off") && !hidesSome);
  }

  function commonDataOf(world: World, staff: Staff | null): Pick<InitialData, "session" | "meta"> {
    const { sources: services, store } = deps.publication();
    return {
      session: presentSession(signIn, staff, hidesSome),
      meta: presentMeta({ ...deps.facts, now: clock.now(), world, services, store, hidesSome }),
    };
  }
}

function* nowPageSteps(
  html: string,
  world: World,
  commonData: () => Pick<InitialData, "session" | "meta">,
): Steps<ComputedResponse> {
  yield* getExpectedStartsInSteps(world);
  yield* countMatchesByStateSteps(world, null);
  const all = [...world.matches.values()];
  for (const { state } of Object.values(NOW_PAGE_FILTERS))
    yield* selectAndOrderMatchesSteps(world, all, state);
  const { live, upcoming, ended } = NOW_PAGE_FILTERS;
  const lists = {
    live: presentMatchList(world, all, live.state),
    upcoming: presentMatchList(world, all, upcoming.state, upcoming.limit),
    ended: presentMatchList(world, all, ended.state, ended.limit),
  };
  const data = { ...commonData(), lists };
  yield;
  const head = (text: string): string => text + initialMatchesHtml(lists);
  return responseOf(withInitialData(html.replace(FIRST_PAINT, head), data));
}

interface BracketKeys {
  readonly tournament: string;
  readonly bracket: string;
}

function hasBracket(world: World | null, { tournament, bracket }: BracketKeys): boolean {
  const rounds = world?.brackets.get(bracket)?.rounds ?? [];
  const matches = rounds.reduce((sum, { places }) => sum + places.length, 0);
  return (
    world?.tournaments.has(tournament) === true && matches > 0 && matches <= MAX_BRACKET_MATCHES
  );
}

function* bracketPageSteps(
  html: string,
  world: World,
  keys: BracketKeys,
  commonData: () => Pick<InitialData, "session" | "meta">,
): Steps<ComputedResponse> {
  yield* getExpectedStartsInSteps(world);
  yield* countMatchesByStateSteps(world, null);
  const view = must(world.tournaments.get(keys.tournament), "the bracket has a tournament");
  const own = must(world.brackets.get(keys.bracket), "the world has the bracket");
  const tournament = presentTournamentDetail(world, view);
  yield;
  const bracket = { tournament, detail: presentBracketDetail(world, own) };
  return responseOf(withInitialData(html, { ...commonData(), bracket }));
}

function responseOf(body: string): ComputedResponse {
  return { body, status: 200, headers: {} };
}

/** Returns whether the page shows the lists of one game only. */
function isFiltered(c: Context): boolean {
  return (c.req.query("game") ?? "") !== "";
}

/** Adds a data block, which browsers do not run; characters that could end it are escaped. */
function withInitialData(html: string, data: InitialData): string {
  const json = JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, escapeUnit);
  const block = `<script type="application/json" id="${INITIAL_DATA_ID}">${json}</script>`;
  return html.replace("</body>", () => `${block}</body>`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Matches that fit on a phone without scrolling. */
const MAX_MATCHES = 8;
/** Contestants named per match. */
const MAX_NAMES = 4;

/**
 * Renders the contestants of live matches, or of upcoming ones if none is live, as plain HTML that
 * is shown until the scripts have run. Names only, because the rest of a row depends on the
 * viewer's language and time zone.
 */
export function initialMatchesHtml({ live, upcoming }: NowPageLists): string {
  const next = upcoming.matches.filter(({ unresolved }) => unresolved === null);
  const matches = live.matches.length > 0 ? live.matches : next;
  return `<ol class="first-lines">${matches.slice(0, MAX_MATCHES).map(line).join("")}</ol>`;
}

/** Renders one name per line: two for a duel, up to four for a ranking. */
function line(match: MatchView): string {
  const slots = isRanking(match) ? rankSlots(match).map(({ slot }) => slot) : match.slots;
  return `<li>${slots.slice(0, MAX_NAMES).map(name).join("<br>")}</li>`;
}

function name({ contestant }: MatchSlotView): string {
  return contestant === null ? "" : `<bdi>${escapeHtml(contestant.name)}</bdi>`;
}
