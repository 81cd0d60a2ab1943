import type { SignInProblem } from "#core/contract/session.ts";

/** Problems by error code of the provider (RFC 6749, 4.1.2.1 and 5.2). */
const PROBLEMS: ReadonlyMap<string, SignInProblem> = new Map([
  ["access_denied", "cancelled"],
  ["invalid_client", "client"],
  ["unauthorized_client", "client"],
]);

/** Codes of openid-client for no response, and for one that is not of an OpenID provider. */
const UNREACHABLE = /^OAUTH_(TIMEOUT|RESPONSE_IS_NOT_(JSON|CONFORM))$/;

/** One of an error and its causes. */
interface Cause {
  /** Code of the library or of the system; "" if it has none. */
  readonly code: string;
  /** Error code that the provider returned; "" if none. */
  readonly providerCode: string;
  readonly text: string;
}

/** Returns why a request to the provider, or its response to a sign-in, failed. */
export function classifyOidcFailure(error: unknown): SignInProblem {
  const causes = listCauses(error);
  for (const { providerCode } of causes) {
    const problem = PROBLEMS.get(providerCode);
    if (problem !== undefined) return problem;
  }
  const isUnreachable =
    // Of `fetch`; TypeErrors of the library have a code.
    (error instanceof TypeError && causes[0]?.code === "") ||
    causes.some(({ code }) => UNREACHABLE.test(code));
  return isUnreachable ? "unreachable" : "failed";
}

/**
 * Returns the messages of an error and of its causes on one line. It contains no text of the
 * provider except its error code, because the text may quote a code or a token.
 */
export function describeOidcFailure(error: unknown): string {
  const texts = listCauses(error).map(({ text, providerCode }) =>
    providerCode === "" ? text : `${text} (${providerCode})`,
  );
  return texts.join(": ").replaceAll(/\s+/g, " ") || "unknown";
}

/** Lists an error and its causes, from the outermost one. */
function listCauses(error: unknown): readonly Cause[] {
  // No `instanceof`: the HTTP server replaces the global `Response`, but `fetch` returns its own.
  if (typeof error === "object" && error !== null && "status" in error && "headers" in error) {
    return [{ code: "", providerCode: "", text: `HTTP ${String(error.status)}` }];
  }
  if (!(error instanceof Error)) return [];
  const code = readText(error, "code");
  const providerCode = readText(error, "error");
  const own = {
    code,
    providerCode: /^[a-z_]{0,40}$/.test(providerCode) ? providerCode : "an unknown code",
    // An error of several connections has a code, but no message.
    text: error.message || code,
  };
  return [own, ...listCauses(error.cause)];
}

function readText(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}
