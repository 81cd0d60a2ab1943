import { isIP } from "node:net";

/** Host names in `ALLOWED_HOSTS`. With underscores, because container names contain them. */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/;
/** Matches numbers that are no IPv4 address, which would be looked up as a host name. */
const NUMERIC = /(^|\.)\d+$/;

/** Returns whether a text is an IP address without brackets, or a host name, without port. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || (HOST_NAME.test(text.toLowerCase()) && !NUMERIC.test(text));
}

/** `HOST`, `HOST:PORT` or `[IPV6]:PORT`, without a user name and without a zone. */
const AUTHORITY = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@[\]\\%]+))(?::\d{0,5})?$/;

/** Headers that name the requested host over HTTP/1.1 and over HTTP/2. */
const HOST_HEADERS: ReadonlySet<string> = new Set(["host", ":authority"]);

/**
 * Returns the values of all host headers of `rawHeaders`, names and values in turns. A request with
 * several is not answered, because proxies disagree about which one counts.
 */
export function findHosts(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && HOST_HEADERS.has(rawHeaders[index - 1]?.toLowerCase() ?? ""),
  );
}

/** Returns whether the server responds to requests for this authority (`HOST` or `HOST:PORT`). */
export type IsKnownHost = (authority: string) => boolean;

/**
 * Parses `ALLOWED_HOSTS`: host names separated by commas, without scheme, port or wildcard. Returns
 * them in lower case; `null` if an entry is not a host name.
 */
export function parseAllowedHosts(text: string): readonly string[] | null {
  const names = text
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  return names.every((name) => HOST_NAME.test(name)) ? names : null;
}

/**
 * Creates the check of the `Host` header: it must name the host of `publicUrl` or an `allowed` one.
 * A foreign web page can let its own name resolve to the address of this server (DNS rebinding),
 * and could then read the responses as its own. Loopback names and IP addresses are accepted,
 * because it cannot control them.
 */
export function createKnownHostCheck(
  publicUrl: string | null,
  allowed: readonly string[],
): IsKnownHost {
  const names = new Set(allowed);
  if (publicUrl !== null) names.add(new URL(publicUrl).hostname);
  return (authority) => {
    const [, ipv6, host] = AUTHORITY.exec(authority.toLowerCase()) ?? [];
    if (ipv6 !== undefined) return isIP(ipv6) === 6;
    if (host === undefined) return false;
    if (isIP(host) === 4) return true;
    // A trailing dot does not change the name.
    const name = host.endsWith(".") ? host.slice(0, -1) : host;
    return name === "localhost" || name.endsWith(".localhost") || names.has(name);
  };
}
