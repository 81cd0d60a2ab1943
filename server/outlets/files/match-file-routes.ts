import { type Context, Hono } from "hono";
import type { MatchFilter } from "#core/paths/paths.ts";
import type { Steps } from "#core/lib/steps.ts";
import { eventDayKey, type VenueFormat } from "#core/lib/venue-format.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { ArchiveLookup, PastTournaments } from "#server/reading/archive-lookup.ts";
import { orderSteps } from "#server/presenters/match-order.ts";
import { MATCH_CSV_HEAD, matchCsv } from "./match-csv.ts";
import { createMatchBytes, matchJson } from "#server/presenters/match-bytes.ts";
import { createTurns } from "#server/work/turns.ts";
import type { Work } from "#server/work/work.ts";
import type { Headers } from "#server/http/headers.ts";
import { findMatchesSteps, parseMatchFilter } from "#server/reading/match-filter.ts";
import { streamBytes } from "./stream-bytes.ts";

export interface MatchFileDeps {
  /** What these readers may see. */
  readonly world: () => World | null;
  readonly past: ArchiveLookup;
  /** IANA zone of the venue: an event's day turns there. */
  readonly timeZone: string;
  readonly headers: Headers;
  readonly work: Pick<Work, "admitFile" | "run">;
}

/** Some matches, each as text of its own. */
type Texts = AsyncGenerator<readonly Uint8Array[]>;

/** Returns the text of a match, which is shared with other responses. */
type TextOf = (world: World, derived: DerivedMatch) => Uint8Array;

/** Matches that are written at a time. */
const AT_ONCE = 100;
const MATCHES_A_STEP = 16;
/** Excel takes a table without it for one of its own old alphabets. */
const BYTE_ORDER_MARK = "\uFEFF";
const COMMA = Buffer.from(",");

const matchCsvBytes = createMatchBytes(matchCsv);

/**
 * `/matches.csv` and `/matches.json`: every match that fits the filters of `/matches`, those that
 * memory has let go as well, written as fast as its reader takes it and never held whole.
 */
export function createMatchFileRoutes(deps: MatchFileDeps): Hono {
  const { world, past, timeZone, headers, work } = deps;
  const dayKey = eventDayKey(timeZone);
  /** One file at a time reads the past: while a reader takes its bytes, a file holds no more than them. */
  const inTurn = createTurns();

  async function* textsFor(filter: MatchFilter, present: World, textOf: TextOf): Texts {
    const { state = null, contestant, site, tournament } = filter;
    const isPast = state !== "upcoming" && state !== "live";
    // A contestant's past is one answer of the archive.
    const first = isPast && contestant !== undefined ? past.withContestant(contestant) : null;
    yield* textsIn((await first) ?? present, filter, textOf);
    if (!isPast || contestant !== undefined) return;
    const isWanted = (key: string): boolean =>
      (tournament === undefined || key === tournament) &&
      (site === undefined || key.startsWith(`${site}/`));
    const pages = past.beyond(isWanted);
    for (;;) {
      const texts = await inTurn(() => nextTexts(pages, filter, textOf));
      if (texts === null) return;
      if (texts.length > 0) yield texts;
    }
  }

  /** The texts of the next tournaments that memory has let go; null once there are none. */
  async function nextTexts(
    pages: AsyncGenerator<PastTournaments>,
    filter: MatchFilter,
    textOf: TextOf,
  ): Promise<readonly Uint8Array[] | null> {
    const { done, value } = await pages.next();
    if (done === true) return null;
    const { world: extended, added } = value;
    const own = added.flatMap((key) => extended.tournaments.get(key)?.matches ?? []);
    const matches = new Map(own.map((derived) => [derived.match.key, derived]));
    const from = { ...extended, matches };
    return work.run(textSteps(from, await work.run(foundSteps(from, filter, dayKey)), textOf));
  }

  async function* textsIn(from: World, filter: MatchFilter, textOf: TextOf): Texts {
    const found = await work.run(foundSteps(from, filter, dayKey));
    for (let at = 0; at < found.length; at += AT_ONCE) {
      yield await work.run(textSteps(from, found.slice(at, at + AT_ONCE), textOf));
    }
  }

  const answer = async (
    c: Context,
    type: string,
    textOf: TextOf,
    write: (texts: Texts) => AsyncGenerator<Uint8Array>,
  ): Promise<Response> => {
    const filter = parseMatchFilter((name) => c.req.query(name));
    const present = world();
    if (present === null) {
      throw new ProblemError("no-answer-yet", "Nothing has come from the Match Data Service yet.");
    }
    const extension = type.startsWith("text/csv") ? "csv" : "json";
    const all = {
      ...headers,
      "content-type": type,
      "content-disposition": `attachment; filename="matches.${extension}"`,
    };
    if (c.req.method === "HEAD") return new Response(null, { headers: all });
    const leave = await work.admitFile(c);
    const parts = write(textsFor(filter, present, textOf));
    return new Response(streamBytes(parts, leave), { headers: all });
  };

  return new Hono()
    .get("/matches.csv", (c) =>
      answer(c, "text/csv; charset=utf-8; header=present", matchCsvBytes, writeCsv),
    )
    .get("/matches.json", (c) => answer(c, "application/json", matchJson, writeJson));
}

async function* writeCsv(texts: Texts): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + MATCH_CSV_HEAD);
  for await (const some of texts) yield Buffer.concat(some);
}

async function* writeJson(texts: Texts): AsyncGenerator<Uint8Array> {
  let before = Buffer.from('{"matches":[');
  let isEmpty = true;
  for await (const some of texts) {
    yield Buffer.concat([
      before,
      ...some.flatMap((text, at) => (at === 0 ? [text] : [COMMA, text])),
    ]);
    before = COMMA;
    isEmpty = false;
  }
  yield Buffer.concat([...(isEmpty ? [before] : []), Buffer.from("]}")]);
}

function* foundSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<readonly DerivedMatch[]> {
  const found = yield* findMatchesSteps(world, filter, dayKey);
  yield* expectedSteps(world);
  return yield* orderSteps(world, found, filter.state ?? null);
}

function* textSteps(
  world: World,
  matches: readonly DerivedMatch[],
  textOf: TextOf,
): Steps<readonly Uint8Array[]> {
  const texts: Uint8Array[] = [];
  for (const [index, derived] of matches.entries()) {
    if (index % MATCHES_A_STEP === 0) yield;
    texts.push(textOf(world, derived));
  }
  return texts;
}
