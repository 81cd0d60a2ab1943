import { type Context, Hono } from "hono";
import { FIRST_ANSWERS_ID, type InitialData, NOW_LISTS } from "#core/paths/initial-data.ts";
import { SECOND } from "#core/lib/time.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import type { World } from "#core/world/world.ts";
import { describeSession } from "#server/auth/describe-session.ts";
import type { SignIn } from "#server/auth/sign-in.ts";
import type { Staff, StaffIdentification } from "#server/auth/staff.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { initialMatchesHtml } from "./initial-html.ts";
import { orderSteps } from "#server/presenters/match-order.ts";
import { presentMatchList } from "#server/presenters/match-list.ts";
import { presentMeta } from "#server/presenters/meta.ts";
import { countSteps } from "#server/presenters/state-counts.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { Work } from "#server/work/work.ts";
import { CACHE } from "#server/http/headers.ts";
import type { Served } from "#server/http/cached-response.ts";
import { createAnswerCache } from "#server/http/response-cache.ts";
import type { AppFacts } from "#server/presenters/meta.ts";
import type { Pages } from "./page-routes.ts";

interface NowPageDeps {
  readonly pages: Pick<Pages, "page" | "whole">;
  readonly publication: () => Publication;
  /** What everybody may see. */
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  readonly facts: AppFacts;
  readonly signIn: SignIn;
  readonly identify: StaffIdentification;
  /** Whether something is for staff only. */
  readonly hidesSome: boolean;
  readonly work: Pick<Work, "admit" | "run">;
}

/** In index.html: what stands there until the scripts have run. */
const HEAD_OF_PAGE = /<div class="first-paint">[^<]*<\/div>/;

/** Bytes of pages kept: a new one every second. */
const CAPACITY = 2 * 1024 * 1024;

/** What the page is made of: another in every second, for it says what time it is. */
interface Moment {
  readonly world: World;
  readonly second: number;
}

/**
 * `GET /`: the dashboard's page, with everybody's answers to what it asks for first in it, so that a
 * phone draws matches a round trip earlier. Who is signed in gets the page alone: nothing of theirs
 * may stand where a browser keeps it.
 */
export function createNowPageRoute(deps: NowPageDeps): Hono {
  const { pages, clock, identify, hidesSome, signIn } = deps;
  const { whole } = pages;
  if (whole === null) return new Hono().get("/", () => pages.page());
  // By its reader, and the next second it is another: no cache between may hold it.
  const headers = { ...whole.headers, "cache-control": CACHE.revalidatePrivately };
  let moment: Moment | null = null;
  const current = (): Moment | null => {
    const world = deps.world();
    const second = Math.floor(clock.now() / SECOND);
    if (world === null) return null;
    if (moment?.world !== world || moment.second !== second) moment = { world, second };
    return moment;
  };
  const cache = createAnswerCache(current, headers, deps.work, CAPACITY);

  return new Hono().get("/", async (c) => {
    const staff = await identified(c);
    if (staff === undefined || !isEverybodys(staff) || isNarrowed(c) || current() === null) {
      return new Response(whole.html, { headers });
    }
    return cache.serve(c, staff?.name ?? "", ({ world }) =>
      pageSteps(whole.html, world, () => answersOf(world, staff)),
    );
  });

  /** Undefined where sessions cannot be read: the page is shown all the same, and says so itself. */
  async function identified(c: Context): Promise<Staff | null | undefined> {
    try {
      return await identify(c);
    } catch {
      return undefined;
    }
  }

  /** Whether this reader is told the same as everybody who comes the same way. */
  function isEverybodys(staff: Staff | null): boolean {
    return staff === null || ((signIn.type === "none" || signIn.type === "off") && !hidesSome);
  }

  function answersOf(world: World, staff: Staff | null): InitialData {
    const all = [...world.matches.values()];
    const { live, upcoming, ended } = NOW_LISTS;
    const { sources: services, store } = deps.publication();
    return {
      session: describeSession(signIn, staff, hidesSome),
      meta: presentMeta({ ...deps.facts, now: clock.now(), world, services, store, hidesSome }),
      lists: {
        live: presentMatchList(world, all, live.state),
        upcoming: presentMatchList(world, all, upcoming.state, upcoming.limit),
        ended: presentMatchList(world, all, ended.state, ended.limit),
      },
    };
  }
}

function* pageSteps(html: string, world: World, answersOf: () => InitialData): Steps<Served> {
  yield* expectedSteps(world);
  yield* countSteps(world, null);
  const all = [...world.matches.values()];
  for (const { state } of Object.values(NOW_LISTS)) yield* orderSteps(world, all, state);
  const answers = answersOf();
  yield;
  return { body: withAnswers(html, answers), status: 200, headers: {} };
}

/** Whether other lists are asked for: of one game alone. */
function isNarrowed(c: Context): boolean {
  return (c.req.query("game") ?? "") !== "";
}

/** What a reader sees first, and a block of data, which no browser runs; nothing can end either. */
function withAnswers(html: string, answers: InitialData): string {
  const json = JSON.stringify(answers).replaceAll(/[<\u2028\u2029]/g, escapeUnit);
  const block = `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>`;
  return html
    .replace(HEAD_OF_PAGE, (head) => head + initialMatchesHtml(answers.lists))
    .replace("</body>", () => `${block}</body>`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
