import { isLoopbackHost } from "#server/platform/loopback.ts";

const ADDRESS_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/**
 * URL and credentials of one client of a Match Data Service. The secret is a getter of a private
 * field, so that JSON, object spread and inspection do not contain it.
 */
export class ServiceCredential {
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** Whether the host name may resolve to a private address. */
  readonly allowsPrivate: boolean;
  readonly #clientSecret: string;

  constructor(parts: {
    baseUrl: string;
    clientId: string;
    clientSecret: string;
    allowInsecure?: boolean;
  }) {
    this.baseUrl = parts.baseUrl.replace(/\/$/, "");
    this.clientId = parts.clientId;
    this.allowsPrivate =
      parts.allowInsecure === true || isLoopbackHost(new URL(parts.baseUrl).hostname);
    this.#clientSecret = parts.clientSecret;
  }

  get clientSecret(): string {
    return this.#clientSecret;
  }
}

/**
 * Returns the problems of a service URL as sentences without a subject; empty if it is valid. Only
 * for loopback, or with `ALLOW_INSECURE_UPSTREAM`, it may use `http:` or an IP address.
 */
export function describeServiceUrlProblems(address: string, allowInsecure: boolean): string[] {
  if (!URL.canParse(address)) {
    return ["is not a URL. Write it like https://matches.example.net/api"];
  }
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return [`must begin with https://, not ${url.protocol}//`];
  }
  const problems: string[] = [];
  if (url.username !== "" || url.password !== "") {
    problems.push("must not contain a user name or password. Use CLIENT_ID and CLIENT_SECRET");
  }
  if (url.hash !== "" || url.search !== "") {
    problems.push("must not contain a ? or # part. Use the base URL only");
  }
  if (allowInsecure || isLoopbackHost(url.hostname)) return problems;
  if (url.protocol === "http:") {
    problems.push(
      "would send the client secret unencrypted. Use https://, or set ALLOW_INSECURE_UPSTREAM=1",
    );
  }
  if (ADDRESS_LITERAL.test(url.hostname)) {
    problems.push("is a bare IP address. Use its host name, or set ALLOW_INSECURE_UPSTREAM=1");
  }
  return problems;
}
