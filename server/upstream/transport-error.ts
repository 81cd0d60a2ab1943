import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { PRIVATE_ADDRESS_ERROR_CODE } from "./public-lookup.ts";

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

/** Returns the outcome for an error of undici, the network, TLS, zlib or a decoder. */
export function classifyTransportError(error: unknown): FailedOutcome {
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
