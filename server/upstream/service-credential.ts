import { isLoopbackHost } from "#server/platform/loopback.ts";

const ADDRESS_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/**
 * What one client needs to talk to a Match Data Service. The secret is a getter over a private
 * field: not enumerable, so neither JSON, spread nor inspection can carry it anywhere.
 */
export class ServiceCredential {
  /** Base address without a trailing slash; operations are joined to it from constants. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** Whether the host's name may lead to an address of a private network. */
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
 * What is wrong with a service address, as sentences; empty when it may carry a secret.
 * `http:` and bare addresses are for loopback, or for whoever allows them (`ALLOW_INSECURE_UPSTREAM`).
 */
export function serviceAddressProblems(address: string, allowInsecure: boolean): string[] {
  if (!URL.canParse(address)) {
    return ["is not an address. Write it like https://matches.example.net/api"];
  }
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return [`must begin with https://, not ${url.protocol}//`];
  }
  const problems: string[] = [];
  if (url.username !== "" || url.password !== "") {
    problems.push("must not hold a user name or password. Use CLIENT_ID and CLIENT_SECRET");
  }
  if (url.hash !== "" || url.search !== "") {
    problems.push("must not hold a ? or # part. Give the base address only");
  }
  if (allowInsecure || isLoopbackHost(url.hostname)) return problems;
  if (url.protocol === "http:") {
    problems.push(
      "would send the client secret in the clear. Use https://, or set ALLOW_INSECURE_UPSTREAM=1",
    );
  }
  if (ADDRESS_LITERAL.test(url.hostname)) {
    problems.push("is a bare IP address. Use its host name, or set ALLOW_INSECURE_UPSTREAM=1");
  }
  return problems;
}
