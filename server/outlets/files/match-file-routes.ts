import { Hono, type Context } from "hono";
import { type MatchFilter, MatchFileQuerySchema } from "#core/contract/match-filter.ts";
import type { Steps } from "#core/lib/steps.ts";
import { createEventDayKeyFormat } from "#core/lib/event-day.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { World } from "#core/world/world.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { WorldWithPastTournaments } from "#server/reading/archive-world-lookup.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { selectAndOrderMatchesSteps } from "#server/presenters/match-order.ts";
import { BYTE_ORDER_MARK } from "./csv.ts";
import { MATCH_CSV_HEADER, formatMatchCsvRow } from "./match-csv.ts";
import { createCachedMatchEncoder, encodeMatchJson } from "#server/presenters/match-encoder.ts";
import { createSerialQueue } from "#server/work/serial-queue.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ResponseHeaders } from "#server/http/headers.ts";
import { acceptQuery } from "#server/http/query.ts";
import { findMatchesSteps } from "#server/reading/match-filter.ts";

/** Milliseconds a client may take to read one part, so that an idle client blocks no other. */
const READ_TIMEOUT = 60_000;

/** Some matches of a file, each with its encoded text. */
type Batch = ReadonlyMap<DerivedMatch, Uint8Array>;
type Batches = AsyncGenerator<Batch>;

/** Returns the encoded text of a match, which other responses share. */
type TextOf = (world: World, derived: DerivedMatch) => Uint8Array;

/** Matches per batch. */
const BATCH_SIZE = 100;
const MATCHES_PER_STEP = 16;
const COMMA = Buffer.from(",");

const matchCsvBytes = createCachedMatchEncoder(formatMatchCsvRow);

/**
 * Creates `/matches.csv` and `/matches.json`: every match that fits the filters of `/matches`,
 * including archived ones. Written as fast as the client reads; never completely in memory.
 */
export function createMatchFileRoutes(
  deps: Pick<DataForRole, "world" | "past" | "timeZone"> & {
    readonly headers: ResponseHeaders;
    readonly work: Pick<WorkLimiter, "admitFile" | "run">;
  },
): Hono {
  const { world, past, timeZone, headers, work } = deps;
  const dayKey = createEventDayKeyFormat(timeZone);
  /** One file at a time reads the archive, so that memory for one batch is enough. */
  const inTurn = createSerialQueue();

  async function* batchesFor(filter: MatchFilter, current: World, textOf: TextOf): Batches {
    const { state = null, contestant, site } = filter;
    const tournaments = filter.tournament?.split(",");
    const includesArchive = state !== "upcoming" && state !== "live";
    // A single archive query returns all matches of a contestant.
    const extended =
      includesArchive && contestant !== undefined ? past.withContestant(contestant) : null;
    yield* batchesIn((await extended) ?? current, filter, textOf);
    if (!includesArchive || contestant !== undefined) return;
    const isWanted = (key: string): boolean =>
      (tournaments === undefined || tournaments.includes(key)) &&
      (site === undefined || key.startsWith(`${site}/`));
    const pages = past.iteratePastTournaments(isWanted);
    for (;;) {
      const batch = await inTurn(() => nextBatch(pages, filter, textOf));
      if (batch === null) return;
      if (batch.size > 0) yield batch;
    }
  }

  /** Returns the matches of the next archived tournaments; `null` after the last. */
  async function nextBatch(
    pages: AsyncGenerator<WorldWithPastTournaments>,
    filter: MatchFilter,
    textOf: TextOf,
  ): Promise<Batch | null> {
    const { done, value } = await pages.next();
    if (done === true) return null;
    const from = worldOfAdded(value);
    return work.run(batchSteps(from, await work.run(foundSteps(from, filter, dayKey)), textOf));
  }

  async function* batchesIn(from: World, filter: MatchFilter, textOf: TextOf): Batches {
    const found = await work.run(foundSteps(from, filter, dayKey));
    for (let at = 0; at < found.length; at += BATCH_SIZE) {
      yield await work.run(batchSteps(from, found.slice(at, at + BATCH_SIZE), textOf));
    }
  }

  const respond = async (
    c: Context,
    filter: MatchFilter,
    type: string,
    textOf: TextOf,
    write: (batches: Batches) => AsyncGenerator<Uint8Array>,
  ): Promise<Response> => {
    const current = world();
    if (current === null) {
      throw new ProblemError(
        "no-answer-yet",
        "No data from the Match Data Service yet. Retry in a moment.",
      );
    }
    const extension = type.startsWith("text/csv") ? "csv" : "json";
    const all = {
      ...headers,
      "content-type": type,
      "content-disposition": `attachment; filename="matches.${extension}"`,
    };
    if (c.req.method === "HEAD") return new Response(null, { headers: all });
    const leave = await work.admitFile(c);
    const parts = write(batchesFor(filter, current, textOf));
    return new Response(createByteStream(parts, leave), { headers: all });
  };

  const accept = acceptQuery(MatchFileQuerySchema);
  return new Hono()
    .get("/matches.csv", accept, (c) =>
      respond(c, c.var.query, "text/csv; charset=utf-8; header=present", matchCsvBytes, writeCsv),
    )
    .get("/matches.json", accept, (c) =>
      respond(c, c.var.query, "application/json", encodeMatchJson, writeJson),
    );
}

/** Returns the world with only the matches of the added tournaments. */
function worldOfAdded({ world, added }: WorldWithPastTournaments): World {
  const own = added.flatMap((key) => world.tournaments.get(key)?.matches ?? []);
  return { ...world, matches: new MatchesByTournament<DerivedMatch>().with(own) };
}

async function* writeCsv(batches: Batches): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + MATCH_CSV_HEADER);
  for await (const batch of batches) yield Buffer.concat([...batch.values()]);
}

async function* writeJson(batches: Batches): AsyncGenerator<Uint8Array> {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  let total = 0;
  yield Buffer.from('{"matches":[');
  for await (const batch of batches) {
    const parts: Uint8Array[] = [];
    for (const [{ status }, text] of batch) {
      parts.push(...(total === 0 ? [text] : [COMMA, text]));
      counts[status.state] += 1;
      total += 1;
    }
    yield Buffer.concat(parts);
  }
  yield Buffer.from(`],"counts":${JSON.stringify(counts)},"total":${total}}`);
}

function* foundSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<readonly DerivedMatch[]> {
  const found = yield* findMatchesSteps(world, filter, dayKey);
  yield* getExpectedStartsInSteps(world);
  return yield* selectAndOrderMatchesSteps(world, found, filter.state ?? null);
}

function* batchSteps(world: World, matches: readonly DerivedMatch[], textOf: TextOf): Steps<Batch> {
  const texts = new Map<DerivedMatch, Uint8Array>();
  for (const derived of matches) {
    if (texts.size % MATCHES_PER_STEP === 0) yield;
    texts.set(derived, textOf(world, derived));
  }
  return texts;
}

/**
 * Streams the parts of a body. Each part is produced after the client has read the previous one.
 * `done` is called when the body is complete or failed, or the client left or stopped reading.
 */
function createByteStream(
  parts: AsyncGenerator<Uint8Array>,
  done: () => void,
): ReadableStream<Uint8Array> {
  let readTimeout: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(readTimeout);
    done();
  };
  return new ReadableStream({
    pull: async (controller) => {
      clearTimeout(readTimeout);
      try {
        const { done: isOver, value } = await parts.next();
        if (isOver === true) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(value);
        readTimeout = setTimeout(() => {
          end();
          controller.error(new Error(`The client read nothing for ${READ_TIMEOUT / 1000} s.`));
          void parts.return(undefined);
        }, READ_TIMEOUT).unref();
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: async () => {
      end();
      await parts.return(undefined);
    },
  });
}
