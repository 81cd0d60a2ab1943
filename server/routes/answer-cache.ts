import { createHash } from "node:crypto";
import type { Context } from "hono";
import { ProblemError } from "#server/errors.ts";
import { type Encoding, chooseEncoding, encode } from "./encoding.ts";
import type { Headers } from "./headers.ts";

/** Answers that are the same for everybody, made once for as long as what they are made of stays. */
export interface AnswerCache<W> {
  /**
   * The JSON that `present` makes of the present world, with a strong ETag, packed, or a 304.
   *
   * @param key Identifies the answer: two requests with one key get one body.
   * @throws ProblemError `no-answer-yet` before there is a world; whatever `present` throws.
   */
  answer(c: Context, key: string, present: (world: W) => unknown): Promise<Response> | Response;
  /** As `answer`, of a body that is no JSON. */
  serve(c: Context, key: string, make: (world: W) => Served): Promise<Response> | Response;
}

/** What is sent, but for what caches and packing add. */
export interface Served {
  readonly body: string;
  readonly status: 200 | 404;
  /** Over those of every answer; with its content type. */
  readonly headers: Headers;
}

interface Entry extends Omit<Served, "body"> {
  readonly hash: string;
  readonly bodies: Map<Encoding, Buffer>;
  /** With the policy's. Made once: they are a tenth of what an answer costs. */
  readonly whole: Map<Encoding, Record<string, string>>;
  /** Being packed. */
  readonly packing: Map<Encoding, Promise<Buffer>>;
  readonly plain: Buffer;
}

const JSON_HEADERS: Headers = { "content-type": "application/json" };
/** Bytes of plain bodies kept: enough for every page of an event, little against free-text floods. */
const CAPACITY = 12 * 1024 * 1024;

/**
 * A cache over `current`, which answers the same object for as long as nothing changed.
 *
 * @param policy Headers of every answer.
 */
export function createAnswerCache<W extends object>(
  current: () => W | null,
  policy: Headers,
): AnswerCache<W> {
  let world: W | null = null;
  let entries = new Map<string, Entry>();
  // Of the world before: most bodies outlive a tick, and so does what was packed.
  let earlier = new Map<string, Entry>();
  let size = 0;

  function entryOf(key: string, make: (world: W) => Served): Entry {
    const newest = current();
    if (newest === null) {
      throw new ProblemError(
        "no-answer-yet",
        "Nothing has come from the Match Data Service yet. /api/v1/meta says what it answered last.",
      );
    }
    if (newest !== world) {
      [world, earlier, entries, size] = [newest, entries, new Map(), 0];
    }
    const known = entries.get(key);
    if (known !== undefined) return known;
    const made = createEntry(make(newest));
    const before = earlier.get(key);
    const entry = before?.hash === made.hash ? before : made;
    entries.set(key, entry);
    size += entry.plain.length;
    for (const [oldest, { plain }] of entries) {
      if (size <= CAPACITY) break;
      entries.delete(oldest);
      size -= plain.length;
    }
    return entry;
  }

  const serve: AnswerCache<W>["serve"] = (c, key, make) => {
    const entry = entryOf(key, make);
    const encoding = chooseEncoding(c.req.header("accept-encoding"), entry.plain.length);
    const condition = c.req.header("if-none-match");
    if (condition !== undefined && entry.status === 200 && matches(condition, entry.hash)) {
      return new Response(null, { status: 304, headers: headersOf(entry, encoding, policy) });
    }
    const body = entry.bodies.get(encoding);
    if (body !== undefined) return respond(entry, encoding, body, policy);
    return pack(entry, encoding).then((packed) => respond(entry, encoding, packed, policy));
  };
  return {
    serve,
    answer: (c, key, present) =>
      serve(c, key, (from) => ({
        body: JSON.stringify(present(from)),
        status: 200,
        headers: JSON_HEADERS,
      })),
  };
}

function createEntry({ body, status, headers }: Served): Entry {
  const plain = Buffer.from(body);
  return {
    status,
    headers,
    hash: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    plain,
    bodies: new Map([["identity", plain]]),
    whole: new Map(),
    packing: new Map(),
  };
}

/** However many readers ask at once, a body is packed once. */
function pack(entry: Entry, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(entry.plain);
  const running = entry.packing.get(encoding);
  if (running !== undefined) return running;
  const packing = encode(entry.plain, encoding).then((packed) => {
    entry.bodies.set(encoding, packed);
    return packed;
  });
  entry.packing.set(encoding, packing);
  return packing;
}

function respond(entry: Entry, encoding: Encoding, body: Buffer, policy: Headers): Response {
  return new Response(body, {
    status: entry.status,
    headers: headersOf(entry, encoding, policy),
  });
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
