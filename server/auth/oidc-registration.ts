import { hashToken } from "#server/platform/secret-hash.ts";

/** Matchdesk's registration at an OpenID provider, and its staff list. */
export class OidcRegistration {
  /** URL of the provider. */
  readonly issuer: string;
  readonly clientId: string;
  /** URL to which the provider redirects after sign-in. */
  readonly redirectUri: string;
  /** Staff: verified e-mail addresses in lower case, and `sub:VALUE`. */
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

  /** Returns a token that changes with the provider; `null` if the subject is not on the list. */
  groundsOf(subject: string): string | null {
    return this.#allowed.has(subject) ? hashToken(`${this.issuer}\n${subject}`) : null;
  }
}
