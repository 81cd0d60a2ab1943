import { type Context, Hono } from "hono";
import type { EmbedAnswer } from "#core/embed/answer.ts";
import { EMBED_SUBJECT } from "#core/embed/embed-address.ts";
import {
  EMBED_ATTRIBUTES,
  EMBED_KINDS,
  type EmbedAttribute,
  type EmbedKind,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/options.ts";
import type { MatchList } from "#core/contract/match.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import { type Steps, visitSteps } from "#core/lib/steps.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { Past } from "#server/reading/past.ts";
import { presentBracketDetail } from "#server/presenters/bracket.ts";
import { type EmbedFiles, type EmbedPage, embedPage } from "./embed-page.ts";
import { presentGroupDetail } from "#server/presenters/group.ts";
import { STALE_AFTER } from "#core/embed/screen.ts";
import { dataAtOf } from "#server/presenters/meta.ts";
import { orderSteps } from "#server/presenters/match-order.ts";
import { presentMatchDetail, presentMatchList } from "#server/presenters/match-list.ts";
import { stagePage } from "./stage-page.ts";
import { countSteps } from "#server/presenters/state-counts.ts";
import { presentTournamentDetail } from "#server/presenters/tournament.ts";
import type { WidgetPlaces } from "./widget-files.ts";
import type { Work } from "#server/work/work.ts";
import { createAnswerCache, type Served } from "#server/http/response-cache.ts";
import { cspHash, embedHeaders, PUBLIC_CACHING } from "#server/http/headers.ts";
import { findMatchesSteps } from "#server/reading/match-filter.ts";

export interface EmbedDeps {
  /** What everybody may see. */
  readonly world: () => World | null;
  readonly past: Past;
  readonly timeZone: string;
  readonly now: () => number;
  readonly widget: WidgetPlaces;
  /** Sources of `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<Work, "admit" | "run">;
}

/** Bytes of pages kept. */
const CAPACITY = 4 * 1024 * 1024;

type Asked = ReadonlyMap<EmbedAttribute, string>;

/**
 * `/embed/KIND/SITE/ID`: what a widget of these options shows, as a page for a frame. It takes what
 * the widget takes as attributes, reads without scripts, and sets no cookie.
 */
export function createEmbedRoutes(deps: EmbedDeps): Hono {
  const { world, past, timeZone, now, widget, parents, work } = deps;
  const cache = createAnswerCache(world, PUBLIC_CACHING, work, CAPACITY);
  const files: EmbedFiles = {
    module: widget.module.path,
    style: widget.style.path,
    flag: (country) => `/flags/${country}.${widget.flagVersion}.svg`,
  };

  function* drawSteps(
    options: EmbedOptions,
    asked: Asked,
    dataFrom: number | null,
    from: World,
  ): Steps<Served> {
    const answer = yield* answerSteps(options, from);
    yield;
    const page = embedPage(answer, {
      options,
      asked,
      venueZone: timeZone,
      now: now(),
      dataFrom,
      files,
    });
    return { ...served(page, `'self' ${parents}`), status: answer === null ? 404 : 200 };
  }

  const respond = async (c: Context): Promise<Response> => {
    const { kind, asked } = askedBy(c);
    const present = world();
    const read = parseEmbedOptions((name) => (name === "kind" ? kind : (asked.get(name) ?? null)));
    const contestant = present?.facts.contestantOf(read.contestant) ?? read.contestant;
    const options = { ...read, contestant };
    const dataAt = present === null ? now() : dataAtOf(present);
    // A page made while the data was fresh must not be handed out once it is old.
    const dataFrom = now() - dataAt > STALE_AFTER ? dataAt : null;
    const key = `embed ${dataFrom === null ? "" : "old "}${JSON.stringify(options)}`;
    const isMissing = present !== null && !isHere(options, present);
    if (isMissing) await work.admit(c);
    const extended = isMissing ? await findInPast(past, options) : null;
    const make = (from: World): Steps<Served> => drawSteps(options, asked, dataFrom, from);
    return cache.serve(c, key, make, extended ?? undefined);
  };
  const onStage = (c: Context): Response => {
    const stage = decodeChoice(c.req.param("stage"), ["plain", "dark", "hostile"], "plain");
    const { kind, asked } = askedBy(c);
    const { body, headers } = served(stagePage(stage, kind, asked, widget.module.path), "'self'");
    return c.body(body, 200, { ...headers, ...PUBLIC_CACHING });
  };
  return new Hono()
    .get("/on/:stage/:kind", onStage)
    .get("/on/:stage/:kind/:site/:id", onStage)
    .get("/:kind", respond)
    .get("/:kind/:site/:id", respond);
}

function served(
  { html, styles }: EmbedPage,
  parents: string,
): Omit<Served, "status"> & { readonly body: string } {
  const styleHashes = styles.map(cspHash);
  return {
    body: html,
    headers: {
      ...embedHeaders({ parents, styleHashes }),
      "content-type": "text/html; charset=utf-8",
    },
  };
}

/** What an address asks for: its kind, and attributes out of its path and its query. */
function askedBy(c: Context): { readonly kind: EmbedKind; readonly asked: Asked } {
  const kind = EMBED_KINDS.find((each) => each === c.req.param("kind"));
  if (kind === undefined) {
    throw new ProblemError("not-found", `An embed is one of ${EMBED_KINDS.join(", ")}.`);
  }
  const asked = new Map<EmbedAttribute, string>();
  for (const name of EMBED_ATTRIBUTES) {
    const value = c.req.query(name);
    if (value !== undefined && name !== "kind") asked.set(name, value.slice(0, 200));
  }
  const [site, id] = [c.req.param("site"), c.req.param("id")];
  if (site !== undefined && id !== undefined) asked.set(EMBED_SUBJECT[kind], `${site}/${id}`);
  return { kind, asked };
}

function* answerSteps(options: EmbedOptions, world: World): Steps<EmbedAnswer | null> {
  const { kind } = options;
  switch (kind) {
    case "matches": {
      const { tournament, game, site, contestant, state } = options;
      const filter = Object.fromEntries(
        Object.entries({ tournament, game, site, contestant }).filter(([, value]) => value !== ""),
      );
      const found = yield* findMatchesSteps(world, filter, () => "");
      yield* expectedSteps(world);
      const shown = state === "" ? null : state;
      return { kind, data: yield* shownSteps(world, found, shown, options.limit) };
    }
    case "match": {
      const match = world.matches.get(options.match);
      return match === undefined ? null : { kind, data: presentMatchDetail(world, match) };
    }
    case "bracket": {
      const bracket = world.brackets.get(options.bracket);
      return bracket === undefined ? null : { kind, data: presentBracketDetail(world, bracket) };
    }
    case "standings": {
      const group = world.groups.get(options.group);
      if (group !== undefined) return { kind, data: presentGroupDetail(world, group) };
      const view = world.tournaments.get(options.tournament);
      return view === undefined ? null : { kind, data: presentTournamentDetail(world, view) };
    }
  }
}

/** Of a long list only what `selectMatches` takes is presented; its counts are of all. */
function* shownSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit: number,
): Steps<MatchList> {
  const of: Record<MatchState, DerivedMatch[]> = { live: [], upcoming: [], ended: [] };
  yield* visitSteps(yield* orderSteps(world, found, state), (derived) => {
    const { status, unresolved } = derived;
    if (status.by !== "bye" && unresolved === null) of[status.state].push(derived);
  });
  const latest = yield* sortSteps(of.ended, (a, b) => (b.match.start ?? 0) - (a.match.start ?? 0));
  const shown = [of.live, of.upcoming, latest].flatMap((some) => some.slice(0, limit));
  const counts = yield* countSteps(world, found);
  return { ...presentMatchList(world, shown, state), counts: { ...counts } };
}

function isHere({ kind, match, bracket, group, tournament }: EmbedOptions, world: World) {
  switch (kind) {
    case "match":
      return world.matches.has(match);
    case "bracket":
      return world.brackets.has(bracket);
    case "standings":
      return world.groups.has(group) || world.tournaments.has(tournament);
    case "matches":
      return tournament === "" || world.tournaments.has(tournament);
  }
}

/** What is long over stands in the archive. */
function findInPast(past: Past, options: EmbedOptions): Promise<World | null> {
  switch (options.kind) {
    case "match":
      return past.withPart("match", options.match);
    case "bracket":
      return past.withPart("bracket", options.bracket);
    case "standings":
      return options.group === ""
        ? past.withTournament(options.tournament)
        : past.withPart("group", options.group);
    case "matches":
      return past.withTournament(options.tournament);
  }
}
