import { createHash } from "node:crypto";
import type { Context } from "hono";
import { inOneStep, type Steps } from "#core/lib/steps.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { Work } from "#server/work/work.ts";
import { streamParts } from "./body-parts.ts";
import { type Encoding, chooseEncoding, encodeParts } from "./encoding.ts";
import type { Headers } from "./headers.ts";

/** Answers that are the same for everybody, made once for as long as what they are made of stays. */
export interface AnswerCache<W> {
  /**
   * The JSON that `present` makes of the present world, with a strong ETag, packed, or a 304.
   *
   * @param key Identifies the answer: two requests with one key get one body.
   * @param from Another world than the present one, which the archive added to.
   * @throws ProblemError `no-answer-yet` before there is a world, `busy` if too much waits already;
   *   whatever `present` throws.
   */
  answer(
    c: Context,
    key: string,
    present: (world: W) => unknown,
    from?: W,
  ): Promise<Response> | Response;
  /** As `answer`, of a body that is no JSON, or that takes long to make. */
  serve(
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
    from?: W,
  ): Promise<Response> | Response;
}

/** What is sent, but for what caches and packing add. */
export interface Served {
  /** Parts may be those of other bodies too: they are not counted as this one's memory. */
  readonly body: string | readonly Uint8Array[];
  readonly status: 200 | 404;
  /** Over those of every answer; with its content type. */
  readonly headers: Headers;
}

interface Entry extends Omit<Served, "body"> {
  readonly hash: string;
  readonly parts: readonly Uint8Array[];
  /** Bytes of the plain body. */
  readonly length: number;
  /** Bytes it keeps in memory. */
  size: number;
  readonly packed: Map<Encoding, Uint8Array>;
  /** With the policy's. Made once: they are a tenth of what an answer costs. */
  readonly whole: Map<Encoding, Record<string, string>>;
  /** Being packed. */
  readonly packing: Map<Encoding, Promise<Uint8Array>>;
}

/** Answers of one present world. */
interface Generation {
  readonly world: object | null;
  readonly entries: Map<string, Entry>;
  /** Being computed. */
  readonly flights: Map<string, Promise<Entry>>;
}

export const JSON_HEADERS: Headers = { "content-type": "application/json" };
/** Bytes kept: enough for every page of an event, little against free-text floods. */
const CAPACITY = 8 * 1024 * 1024;
/** What an entry costs beside its bytes, and each of its parts. */
const ENTRY_BYTES = 1024;
const PART_BYTES = 8;
/** Parts hashed before a pause. */
const PARTS_A_STEP = 256;

const NOTHING: Generation = { world: null, entries: new Map(), flights: new Map() };

/**
 * A cache over `current`, which answers the same object for as long as nothing changed.
 *
 * @param policy Headers of every answer.
 * @param capacity Bytes kept at most.
 */
export function createAnswerCache<W extends object>(
  current: () => W | null,
  policy: Headers,
  work: Pick<Work, "admit" | "run">,
  capacity = CAPACITY,
): AnswerCache<W> {
  let newest = NOTHING;
  // Of the world before: most bodies outlive a tick, and so does what was packed.
  let earlier = NOTHING;
  let size = 0;
  let lastId = 0;
  const ids = new WeakMap<W, number>();

  function present(): W {
    const world = current();
    if (world === null) {
      throw new ProblemError(
        "no-answer-yet",
        "Nothing has come from the Match Data Service yet. /api/v1/meta says what it answered last.",
      );
    }
    if (world !== newest.world) {
      earlier = newest;
      newest = { world, entries: new Map(), flights: new Map() };
      size = sizeOf(earlier);
      makeRoom();
    }
    return world;
  }

  /** What is of an earlier world goes first. */
  function makeRoom(): void {
    for (const { entries } of [earlier, newest]) {
      for (const [key, entry] of entries) {
        if (size <= capacity) return;
        entries.delete(key);
        size -= entry.size;
      }
    }
  }

  function keep(generation: Generation, key: string, made: Entry): Entry {
    if (generation !== newest) return made;
    const before = earlier.entries.get(key);
    const entry = before?.hash === made.hash ? before : made;
    if (before !== undefined && earlier.entries.delete(key)) size -= before.size;
    newest.entries.set(key, entry);
    size += entry.size;
    makeRoom();
    return entry;
  }

  /** Joins a request for the same body; one that was refused is refused for its own client alone. */
  async function compute(
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
    from: W | undefined,
  ): Promise<Entry> {
    const { flights } = newest;
    const shared = flights.get(key);
    if (shared !== undefined) {
      return shared.catch((error: unknown) => {
        if (error instanceof ProblemError && error.id === "busy")
          return compute(c, key, make, from);
        throw error;
      });
    }
    const flight = computeInTurn(c, key, make, from).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function computeInTurn(
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
    from: W | undefined,
  ): Promise<Entry> {
    await work.admit(c);
    // Of now: it may have waited for longer than the world stood.
    const world = present();
    const generation = newest;
    const known = generation.entries.get(key);
    if (known !== undefined) return known;
    return keep(generation, key, await work.run(entrySteps(make(from ?? world))));
  }

  function keyIn(world: W, key: string, from: W | undefined): string {
    if (from === undefined || from === world) return key;
    const id = ids.get(from) ?? (lastId += 1);
    ids.set(from, id);
    return `${id} ${key}`;
  }

  function respond(c: Context, entry: Entry): Promise<Response> | Response {
    const encoding = chooseEncoding(c.req.header("accept-encoding"), entry.length);
    const headers = headersOf(entry, encoding, policy);
    const condition = c.req.header("if-none-match");
    if (condition !== undefined && entry.status === 200 && matches(condition, entry.hash)) {
      return new Response(null, { status: 304, headers });
    }
    const { status } = entry;
    if (encoding === "identity") return new Response(plainOf(entry), { status, headers });
    const packed = entry.packed.get(encoding);
    if (packed !== undefined) return new Response(packed, { status, headers });
    return pack(entry, encoding).then((body) => new Response(body, { status, headers }));
  }

  /** However many readers ask at once, a body is packed once. */
  function pack(entry: Entry, encoding: Exclude<Encoding, "identity">): Promise<Uint8Array> {
    const running = entry.packing.get(encoding);
    if (running !== undefined) return running;
    const packing = encodeParts(entry.parts, encoding).then((packed) => {
      entry.packing.delete(encoding);
      entry.packed.set(encoding, packed);
      entry.size += packed.length;
      if ([...newest.entries.values()].includes(entry)) {
        size += packed.length;
        makeRoom();
      }
      return packed;
    });
    entry.packing.set(encoding, packing);
    return packing;
  }

  const serve: AnswerCache<W>["serve"] = (c, key, make, from) => {
    const name = keyIn(present(), key, from);
    const entry = newest.entries.get(name);
    if (entry !== undefined) return respond(c, entry);
    return compute(c, name, make, from).then((made) => respond(c, made));
  };
  return {
    serve,
    answer: (c, key, make, from) =>
      serve(
        c,
        key,
        (world) =>
          inOneStep(() => ({
            body: JSON.stringify(make(world)),
            status: 200,
            headers: JSON_HEADERS,
          })),
        from,
      ),
  };
}

function* entrySteps(making: Steps<Served>): Steps<Entry> {
  const { body, status, headers } = yield* making;
  yield;
  const isText = typeof body === "string";
  const parts = isText ? [Buffer.from(body)] : body;
  const hash = createHash("sha256");
  let length = 0;
  for (const [index, part] of parts.entries()) {
    hash.update(part);
    length += part.length;
    if (index % PARTS_A_STEP === 0) yield;
  }
  return {
    status,
    headers,
    hash: hash.digest("base64url").slice(0, 22),
    parts,
    length,
    size: ENTRY_BYTES + (isText ? length : parts.length * PART_BYTES),
    packed: new Map(),
    whole: new Map(),
    packing: new Map(),
  };
}

function plainOf({ parts }: Entry): Uint8Array | ReadableStream<Uint8Array> {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : streamParts(parts);
}

function sizeOf({ entries }: Generation): number {
  let sum = 0;
  for (const { size } of entries.values()) sum += size;
  return sum;
}

/** A strong tag names one sequence of bytes: each encoding has its own (RFC 9110, 8.8.3.3). */
function headersOf(entry: Entry, encoding: Encoding, policy: Headers): Record<string, string> {
  const known = entry.whole.get(encoding);
  if (known !== undefined) return known;
  const headers = {
    ...policy,
    ...entry.headers,
    vary: "Accept-Encoding",
    etag: `"${entry.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  entry.whole.set(encoding, headers);
  return headers;
}

/** Whether the reader holds this body in any encoding: proxies weaken tags and add to them. */
function matches(condition: string, hash: string): boolean {
  return condition.trim() === "*" || condition.includes(`"${hash}`);
}
