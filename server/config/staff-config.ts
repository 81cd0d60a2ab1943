/** Configuration of sign-in, TLS and the public URL. */
import { X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { OidcRegistration } from "#server/auth/oidc-registration.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import { parsePasswordUsers } from "#server/auth/password-users.ts";
import { formatReadErrorCause, readSecret } from "./credentials.ts";
import { isHost } from "#server/platform/known-hosts.ts";
import { isLoopbackHost } from "#server/platform/loopback.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type ReadFile = (path: string) => string;

/** Contents, not paths, of a server's certificate with its chain and of its private key, in PEM. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** Configuration of sign-in, TLS and the public URL. */
export interface StaffConfig {
  readonly signIn: StaffSignInMethod;
  /** `null` for plain HTTP. */
  readonly tls: TlsFiles | null;
  /** Public origin of Matchdesk, without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
}

const OIDC = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ALLOW"] as const;
/** One entry of OIDC_ALLOW: an e-mail address, or `sub:` and the provider's id of a user. */
const STAFF_ENTRY = /^(sub:(?!\*$).+|[^\s@*"'<>]+@[^\s@*"'<>]+)$/;
/** Path of the redirect URI for the provider, below `PUBLIC_URL`. */
export const OIDC_CALLBACK_PATH = "/api/v1/session/callback";

/**
 * Parses the variables of sign-in (`STAFF_*`, `OIDC_*`), `TLS_CERT_FILE`, `TLS_KEY_FILE` and
 * `PUBLIC_URL`; returns all problems. `env` has no empty values; `readFile` may throw.
 */
export function parseStaffConfig(
  env: Environment,
  readFile: ReadFile,
): { readonly staff: StaffConfig; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const publicUrl = parsePublicUrl(env["PUBLIC_URL"], problems);
  const tls = parseTls(env, readFile, problems);
  const signIn = parseSignIn(env, readFile, publicUrl, problems);
  problems.push(...reachProblems(env, signIn), ...idleProblems(env, signIn));
  return { staff: { signIn, tls, publicUrl }, problems };
}

function parsePublicUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  problems.push("PUBLIC_URL: must be a URL without a path, like https://desk.example.org");
  return null;
}

function parseTls(env: Environment, readFile: ReadFile, problems: string[]): TlsFiles | null {
  const names = ["TLS_CERT_FILE", "TLS_KEY_FILE"] as const;
  if (names.every((name) => env[name] === undefined)) return null;
  const [cert, key] = names.map((name) => {
    const path = env[name];
    if (path === undefined) problems.push(`${name}: is missing. Set both files or none`);
    try {
      return path === undefined ? null : readFile(path);
    } catch (error) {
      problems.push(`${name}: ${path} cannot be read${formatReadErrorCause(error)}`);
      return null;
    }
  });
  if (cert === null || cert === undefined || key === null || key === undefined) return null;
  try {
    createSecureContext({ cert, key });
    return { cert, key };
  } catch {
    problems.push("TLS_CERT_FILE: is not a PEM certificate, or does not match TLS_KEY_FILE");
    return null;
  }
}

/** Returns a warning if the certificate has expired; `null` otherwise. */
export function describeExpiredCertificate(
  { tls }: Pick<StaffConfig, "tls">,
  now: number,
): string | null {
  if (tls === null) return null;
  const end = new Date(new X509Certificate(tls.cert).validTo);
  if (end.getTime() > now) return null;
  return `TLS_CERT_FILE: the certificate expired on ${end.toISOString().slice(0, 10)}. Browsers reject it: renew it and restart.`;
}

function parseSignIn(
  env: Environment,
  readFile: ReadFile,
  publicUrl: string | null,
  problems: string[],
): StaffSignInMethod {
  const auth = env["STAFF_AUTH"];
  if (auth !== undefined && auth !== "off" && auth !== "oidc") {
    problems.push('STAFF_AUTH: must be "oidc", "off", or not set');
  }
  const users = readSecret(env, "STAFF_USERS", readFile, problems);
  const isPassword = users !== undefined;
  if (isPassword && auth !== undefined) {
    problems.push(`STAFF_USERS: is set together with STAFF_AUTH=${auth}. Set only one of them`);
  }
  const present = [...OIDC, "OIDC_CLIENT_SECRET_FILE"].filter((name) => env[name] !== undefined);
  if (auth !== "oidc" && present.length > 0) {
    problems.push(`${present[0]}: has no effect without STAFF_AUTH=oidc`);
  }
  if (auth === "oidc") return parseOidc(env, readFile, publicUrl, problems);
  if (auth === "off") return { type: "off" };
  if (!isPassword) return { type: "none" };
  const parsed = parsePasswordUsers(users);
  problems.push(...parsed.problems.map((problem) => `STAFF_USERS: ${problem}`));
  return { type: "password", users: parsed.users };
}

function parseOidc(
  env: Environment,
  readFile: ReadFile,
  publicUrl: string | null,
  problems: string[],
): StaffSignInMethod {
  const clientSecret = readSecret(env, "OIDC_CLIENT_SECRET", readFile, problems);
  const values: Environment = { ...env, OIDC_CLIENT_SECRET: clientSecret };
  for (const name of OIDC) {
    if (values[name] === undefined) problems.push(`${name}: is missing. STAFF_AUTH=oidc needs it`);
  }
  const issuer = env["OIDC_ISSUER"] ?? "";
  if (issuer !== "" && !isSafeAddress(issuer)) {
    problems.push("OIDC_ISSUER: must be a URL that begins with https://");
  }
  if (publicUrl === null) {
    problems.push("PUBLIC_URL: is missing. The provider redirects browsers to it");
  } else if (!isSafeAddress(publicUrl)) {
    problems.push("PUBLIC_URL: must begin with https://, because signing in needs HTTPS");
  }
  const allowed = (env["OIDC_ALLOW"] ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  if (env["OIDC_ALLOW"] !== undefined && allowed.length === 0) {
    problems.push("OIDC_ALLOW: is empty. List e-mail addresses or sub:VALUE, separated by commas");
  }
  for (const entry of allowed.filter((each) => !STAFF_ENTRY.test(each))) {
    problems.push(
      `OIDC_ALLOW: ${JSON.stringify(entry)} matches no user. Write each e-mail address in full, or sub:VALUE; patterns and domains are not supported`,
    );
  }
  const client = new OidcRegistration({
    issuer,
    clientId: env["OIDC_CLIENT_ID"] ?? "",
    clientSecret: clientSecret ?? "",
    redirectUri: `${publicUrl ?? ""}${OIDC_CALLBACK_PATH}`,
    allowed: allowed.map((entry) => (entry.startsWith("sub:") ? entry : entry.toLowerCase())),
  });
  return { type: "oidc", client };
}

function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
}

/** Returns the problem that everyone on the network would be staff, if that is so. */
function reachProblems(env: Environment, { type }: StaffSignInMethod): string[] {
  const host = env["HOST"];
  // config.ts reports a value that is no address.
  if (host === undefined || !isHost(host) || isLoopbackHost(host) || type !== "none") return [];
  return [
    `HOST: ${host} can be reached from other machines, and without sign-in every visitor of ` +
      "Matchdesk is staff. Set STAFF_USERS or STAFF_AUTH=oidc, leave HOST at 127.0.0.1, or set " +
      "STAFF_AUTH=off to allow this",
  ];
}

/** Returns the problem that variables hide nothing: without sign-in every visitor is staff. */
function idleProblems(env: Environment, { type }: StaffSignInMethod): string[] {
  if (type === "password" || type === "oidc") return [];
  return ["PUBLIC_SITES", "PUBLIC_TOURNAMENTS"]
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name}: hides nothing without sign-in. Set STAFF_USERS or STAFF_AUTH=oidc`);
}
