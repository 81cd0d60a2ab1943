import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { Agent, request } from "undici";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { failureResult, type Result } from "./failure.ts";
import { publicLookup } from "./public-lookup.ts";
import { outcomeOfError } from "./transport-error.ts";

/** Deadlines in milliseconds, sizes in bytes. */
export interface TransportLimits {
  readonly connect: number;
  /** From the request sent to the last header. */
  readonly headers: number;
  /** Between two pieces of a body. */
  readonly body: number;
  /** The whole call. */
  readonly total: number;
  /** Largest body, before and after decompression. */
  readonly size: number;
}

/** A hundred matches are 200 KB; a list that is slower than this is out of date when it arrives. */
export const DEFAULT_LIMITS: TransportLimits = {
  connect: 5 * SECOND,
  headers: 10 * SECOND,
  body: 10 * SECOND,
  total: 25 * SECOND,
  size: 8 * 1024 * 1024,
};

export interface ServiceRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer that arrived whole; whether it is a good one is not judged here. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** First value of a header by lower-case name. */
  readonly header: (name: string) => string | null;
}

export interface Transport {
  /** Never throws. A connection that breaks is tried once more at once: every call here is safe to repeat. */
  send(request: ServiceRequest): Promise<Result<RawAnswer>>;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

const decoders: Readonly<Record<string, (bytes: Buffer, size: number) => Promise<Buffer>>> = {
  gzip: (bytes, size) => promisify(gunzip)(bytes, { maxOutputLength: size }),
  "x-gzip": (bytes, size) => promisify(gunzip)(bytes, { maxOutputLength: size }),
  deflate: (bytes, size) => promisify(inflate)(bytes, { maxOutputLength: size }),
  br: (bytes, size) => promisify(brotliDecompress)(bytes, { maxOutputLength: size }),
};

/**
 * HTTP to one service: no redirects, every wait and every size bounded.
 *
 * @param allowsPrivate Whether the host's name may lead to an address of a private network.
 */
export function createTransport(
  allowsPrivate: boolean,
  limits: TransportLimits = DEFAULT_LIMITS,
): Transport {
  const agent = new Agent({
    connect: { timeout: limits.connect, ...(allowsPrivate ? {} : { lookup: publicLookup }) },
    headersTimeout: limits.headers,
    bodyTimeout: limits.body,
    maxResponseSize: limits.size,
    keepAliveTimeout: MINUTE,
    connections: 4,
  });

  async function attempt(call: ServiceRequest): Promise<Result<RawAnswer>> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limits.total);
    try {
      const answer = await request(call.url, {
        dispatcher: agent,
        method: call.method,
        headers: { "accept-encoding": "br, gzip", accept: "application/json", ...call.headers },
        signal: deadline.signal,
        ...(call.body === undefined ? {} : { body: call.body }),
      });
      const header = (name: string): string | null => {
        const value = answer.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      };
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const encoding = header("content-encoding")?.toLowerCase() ?? "identity";
      const decode = decoders[encoding];
      const plain = decode === undefined ? bytes : await decode(bytes, limits.size);
      // Fatal: a name in another encoding must never be kept as mojibake.
      const text = new TextDecoder("utf-8", { fatal: true }).decode(plain);
      return { ok: true, value: { status: answer.statusCode, text, header } };
    } catch (error) {
      return failureResult(deadline.signal.aborted ? "answer-timeout" : outcomeOfError(error));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async send(call) {
      const first = await attempt(call);
      return first.ok || first.failure.outcome !== "connection-lost" ? first : attempt(call);
    },
    close: () => agent.destroy(),
  };
}
