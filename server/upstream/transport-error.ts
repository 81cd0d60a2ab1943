import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { PRIVATE_ADDRESS } from "./public-lookup.ts";

const OUTCOMES: Readonly<Record<string, FailedOutcome>> = {
  ENOTFOUND: "host-not-found",
  EAI_AGAIN: "host-not-found",
  [PRIVATE_ADDRESS]: "private-address",
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
  EPROTO: "tls-failed",
  SELF_SIGNED_CERT_IN_CHAIN: "tls-failed",
  /** undici's name for "whatever listens there does not speak HTTP"; it has no code. */
  HTTPParserError: "not-the-service",
};

/** Codes of OpenSSL and Node's TLS come in families. */
const TLS_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_)/;

/** Which outcome an error of undici, the network, TLS, zlib or a decoder stands for. */
export function outcomeOfError(error: unknown): FailedOutcome {
  for (const code of codesOf(error)) {
    const outcome = OUTCOMES[code];
    if (outcome !== undefined) return outcome;
    if (TLS_CODE.test(code)) return "tls-failed";
  }
  return "connection-lost";
}

/** The error's own code and name, then those of what it was caused by or gathers (several addresses tried). */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own =
    "code" in error && typeof error.code === "string" ? [error.code, error.name] : [error.name];
  const gathered = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...gathered, ...codesOf(error.cause)];
}
