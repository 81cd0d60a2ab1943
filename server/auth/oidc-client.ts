import { hashToken } from "#server/platform/secret-hash.ts";

/** What Matchdesk is to an OpenID provider, and whom of its people it lets in. */
export class OidcClient {
  /** Address of the provider. */
  readonly issuer: string;
  readonly clientId: string;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
  /** Verified e-mail addresses in lower case, and `sub:VALUE`. */
  readonly #allowed: ReadonlySet<string>;
  readonly #clientSecret: string;

  constructor(parts: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    redirectUri: string;
    allowed: readonly string[];
  }) {
    this.issuer = parts.issuer;
    this.clientId = parts.clientId;
    this.redirectUri = parts.redirectUri;
    this.#clientSecret = parts.clientSecret;
    this.#allowed = new Set(parts.allowed);
  }

  get clientSecret(): string {
    return this.#clientSecret;
  }

  /** An entry taken off the list, or another provider, ends the sessions. */
  groundsOf(subject: string): string | null {
    return this.#allowed.has(subject) ? hashToken(`${this.issuer}\n${subject}`) : null;
  }
}
