import { Hono } from "hono";
import type { Bracket } from "#core/bracket/model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/paths.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import type { World } from "#core/model/world.ts";
import { en } from "#core/words/en.ts";
import { ProblemError } from "#server/errors.ts";
import type { Past } from "#server/ingest/past.ts";
import { MATCH_CSV_HEAD, matchCsv } from "#server/presenters/match-csv.ts";
import { orderMatches } from "#server/presenters/match-list.ts";
import { presentMatch } from "#server/presenters/match.ts";
import type { Headers } from "./headers.ts";
import { findMatches, parseMatchFilter } from "./match-filter.ts";
import { streamText } from "./stream-text.ts";

export interface MatchFileDeps {
  /** What these readers may see. */
  readonly world: () => World<Bracket> | null;
  readonly past: Past;
  /** IANA zone of the venue: an event's day turns there. */
  readonly timeZone: string;
  readonly headers: Headers;
}

type Matches = AsyncGenerator<readonly MatchView[]>;

/** Matches that are made into text at a time. */
const AT_ONCE = 100;
/** Excel takes a table without it for one of its own old alphabets. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * `/matches.csv` and `/matches.json`: every match that fits the filters of `/matches`, those that
 * memory has let go as well, written as fast as its reader takes it and never held whole.
 */
export function createMatchFileRoutes({ world, past, timeZone, headers }: MatchFileDeps): Hono {
  const { dayKey } = createVenueFormat(timeZone, en.locale);

  async function* matchesFor(filter: MatchFilter, present: World<Bracket>): Matches {
    const { state = null, contestant, site, tournament } = filter;
    const isPast = state !== "upcoming" && state !== "live";
    // A contestant's past is one answer of the archive.
    const first = isPast && contestant !== undefined ? past.withContestant(contestant) : null;
    yield* presented((await first) ?? present, filter);
    if (!isPast || contestant !== undefined) return;
    const isWanted = (key: string): boolean =>
      (tournament === undefined || key === tournament) &&
      (site === undefined || key.startsWith(`${site}/`));
    for await (const { world: extended, added } of past.beyond(isWanted)) {
      const own = added.flatMap((key) => extended.tournaments.get(key)?.matches ?? []);
      const matches = new Map(own.map((derived) => [derived.match.key, derived]));
      yield* presented({ ...extended, matches }, filter);
    }
  }

  function* presented(from: World<Bracket>, filter: MatchFilter): Generator<readonly MatchView[]> {
    const found = orderMatches(findMatches(from, filter, dayKey), filter.state ?? null);
    for (let at = 0; at < found.length; at += AT_ONCE) {
      yield found.slice(at, at + AT_ONCE).map((derived) => presentMatch(from, derived));
    }
  }

  const answer = (
    query: (name: string) => string | undefined,
    type: string,
    write: (matches: Matches) => AsyncGenerator<string>,
  ): Response => {
    const filter = parseMatchFilter(query);
    const present = world();
    if (present === null) {
      throw new ProblemError("no-answer-yet", "Nothing has come from the Match Data Service yet.");
    }
    const extension = type.startsWith("text/csv") ? "csv" : "json";
    return new Response(streamText(write(matchesFor(filter, present))), {
      headers: {
        ...headers,
        "content-type": type,
        "content-disposition": `attachment; filename="matches.${extension}"`,
      },
    });
  };

  return new Hono()
    .get("/matches.csv", (c) =>
      answer((name) => c.req.query(name), "text/csv; charset=utf-8; header=present", writeCsv),
    )
    .get("/matches.json", (c) =>
      answer((name) => c.req.query(name), "application/json", writeJson),
    );
}

async function* writeCsv(matches: Matches): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + MATCH_CSV_HEAD;
  for await (const some of matches) yield some.map(matchCsv).join("");
}

async function* writeJson(matches: Matches): AsyncGenerator<string> {
  let before = '{"matches":[';
  for await (const some of matches) {
    yield before + some.map((match) => JSON.stringify(match)).join(",");
    before = ",";
  }
  yield before === "," ? "]}" : `${before}]}`;
}
