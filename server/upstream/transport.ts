import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import request from "undici/lib/api/api-request.js";
import Agent from "undici/lib/dispatcher/agent.js";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { createFailureResult, type ServiceResult } from "./failure.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList } from "node:net";

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Code of the error for a name with only private addresses. */
const PRIVATE_ADDRESS_ERROR_CODE = "EPRIVATE";

/** Address ranges that are not public (RFC 6890). */
const PRIVATE_RANGES: readonly [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::", 127, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
];

const privateRanges = new BlockList();
for (const [net, prefix, family] of PRIVATE_RANGES) privateRanges.addSubnet(net, prefix, family);

// oxlint-disable-next-line typescript/triple-slash-reference -- it declares modules and is none
/// <reference path="./undici-parts.d.ts" />

const OUTCOMES: Readonly<Record<string, FailedOutcome>> = {
  ENOTFOUND: "host-not-found",
  EAI_AGAIN: "host-not-found",
  [PRIVATE_ADDRESS_ERROR_CODE]: "private-address",
  ECONNREFUSED: "connection-refused",
  EHOSTUNREACH: "connection-refused",
  ENETUNREACH: "connection-refused",
  EADDRNOTAVAIL: "connection-refused",
  ETIMEDOUT: "connect-timeout",
  UND_ERR_CONNECT_TIMEOUT: "connect-timeout",
  UND_ERR_HEADERS_TIMEOUT: "answer-timeout",
  UND_ERR_BODY_TIMEOUT: "answer-timeout",
  UND_ERR_RES_EXCEEDED_MAX_SIZE: "too-large",
  UND_ERR_HEADERS_OVERFLOW: "too-large",
  HPE_HEADER_OVERFLOW: "too-large",
  ERR_BUFFER_TOO_LARGE: "too-large",
  ERR_ENCODING_INVALID_ENCODED_DATA: "not-json",
  Z_DATA_ERROR: "not-json",
  Z_BUF_ERROR: "connection-lost",
  CERT_HAS_EXPIRED: "certificate-expired",
  CERT_NOT_YET_VALID: "certificate-expired",
  EPROTO: "tls-failed",
  SELF_SIGNED_CERT_IN_CHAIN: "tls-failed",
  /** Name, because it has no code, of undici's error for a server that does not use HTTP. */
  HTTPParserError: "not-the-service",
};

/** Prefixes of error codes of OpenSSL and Node's TLS. */
const TLS_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_)/;

/** Time limits in milliseconds, and a size limit in bytes. */
export interface TransportLimits {
  /** Opening a connection. */
  readonly connect: number;
  /** From sending the request to the last header. */
  readonly headers: number;
  /** Between two chunks of a body. */
  readonly body: number;
  /** The whole call. */
  readonly total: number;
  /** Maximum size of a body, before and after decompression. */
  readonly size: number;
}

/** Default limits. A list of a hundred matches has 200 KB; a slower one would be stale. */
export const DEFAULT_TRANSPORT_LIMITS: TransportLimits = {
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

/** A completely received response with any status. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  /** Returns the first value of a header by lower-case name; `null` if it is missing. */
  readonly header: (name: string) => string | null;
}

/** HTTP connection to one service. */
export type Transport = ReturnType<typeof createTransport>;

const decoders: Readonly<Record<string, (bytes: Buffer, size: number) => Promise<Buffer>>> = {
  gzip: (bytes, size) => promisify(gunzip)(bytes, { maxOutputLength: size }),
  "x-gzip": (bytes, size) => promisify(gunzip)(bytes, { maxOutputLength: size }),
  deflate: (bytes, size) => promisify(inflate)(bytes, { maxOutputLength: size }),
  br: (bytes, size) => promisify(brotliDecompress)(bytes, { maxOutputLength: size }),
};

/**
 * Creates a transport that follows no redirects and limits times and sizes. The host name resolves
 * to a private address only if it `allowsPrivate`.
 */
export function createTransport(
  allowsPrivate: boolean,
  limits: TransportLimits = DEFAULT_TRANSPORT_LIMITS,
) {
  const agent = new Agent({
    connect: { timeout: limits.connect, ...(allowsPrivate ? {} : { lookup: lookupPublicAddress }) },
    headersTimeout: limits.headers,
    bodyTimeout: limits.body,
    maxResponseSize: limits.size,
    keepAliveTimeout: MINUTE,
    connections: 4,
  });

  async function attempt(call: ServiceRequest): Promise<ServiceResult<RawResponse>> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limits.total);
    try {
      const { origin, pathname, search } = new URL(call.url);
      const response = await request.call(agent, {
        origin,
        path: pathname + search,
        method: call.method,
        headers: { "accept-encoding": "br, gzip", accept: "application/json", ...call.headers },
        signal: deadline.signal,
        ...(call.body === undefined ? {} : { body: call.body }),
      });
      const header = (name: string): string | null => {
        const value = response.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      };
      const bytes = Buffer.from(await response.body.arrayBuffer());
      const encoding = header("content-encoding")?.toLowerCase() ?? "identity";
      const decode = decoders[encoding];
      const plain = decode === undefined ? bytes : await decode(bytes, limits.size);
      // Fatal, so that names in another encoding are rejected instead of garbled.
      const text = new TextDecoder("utf-8", { fatal: true }).decode(plain);
      return { ok: true, value: { status: response.statusCode, text, header } };
    } catch (error) {
      return createFailureResult(
        deadline.signal.aborted ? "answer-timeout" : classifyTransportError(error),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Sends a request, and once more at once if the connection breaks. Never rejects. */
    async send(call: ServiceRequest): Promise<ServiceResult<RawResponse>> {
      const first = await attempt(call);
      return first.ok || first.failure.outcome !== "connection-lost" ? first : attempt(call);
    },
    /** Closes the connections; requests in progress fail. */
    close: () => agent.destroy(),
  };
}

/** Returns the outcome for an error of undici, the network, TLS, zlib or a decoder. */
function classifyTransportError(error: unknown): FailedOutcome {
  for (const code of codesOf(error)) {
    const outcome = OUTCOMES[code];
    if (outcome !== undefined) return outcome;
    if (TLS_CODE.test(code)) return "tls-failed";
  }
  return "connection-lost";
}

/** Returns the code and name of an error, then those of its aggregated errors and of its cause. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const ownCodes =
    "code" in error && typeof error.code === "string" ? [error.code, error.name] : [error.name];
  const aggregatedCodes = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...ownCodes, ...aggregatedCodes, ...codesOf(error.cause)];
}

/**
 * Resolves a name like `dns.lookup`, without private addresses, so that the client secret is never
 * sent to a machine on the private network. For undici's `connect`.
 */
function lookupPublicAddress(name: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const publicAddresses = addresses.filter((address) => !isPrivate(address));
    const [first] = publicAddresses;
    if (first === undefined) {
      const refused = Object.assign(new Error("a private address"), {
        code: PRIVATE_ADDRESS_ERROR_CODE,
      });
      return callback(refused, []);
    }
    return options.all === true
      ? callback(null, publicAddresses)
      : callback(null, first.address, first.family);
  });
}

function isPrivate({ address, family }: LookupAddress): boolean {
  return privateRanges.check(address, family === 6 ? "ipv6" : "ipv4");
}
