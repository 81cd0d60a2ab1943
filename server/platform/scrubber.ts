/** Replaces secrets anywhere in a text; pino's `redact` would miss a token inside a message. */
export type Scrubber = ReturnType<typeof createScrubber>;

const MIN_LENGTH = 4;
/** Number of newest tokens that are replaced, enough for all tokens in use. */
const MAX_TOKENS = 64;
const MASK = "[secret]";

/** Creates a scrubber for the plain, JSON-escaped, percent-encoded and base64 forms of secrets. */
export function createScrubber() {
  const secrets = new Map<string, readonly string[]>();
  const tokens = new Map<string, readonly string[]>();
  const isIgnored = (value: string): boolean =>
    value.length < MIN_LENGTH || secrets.has(value) || tokens.has(value);
  return {
    /** Adds a permanent secret. Values of less than 4 characters are too common. */
    add(secret: string) {
      tokens.delete(secret);
      if (!isIgnored(secret)) secrets.set(secret, formsOf(secret));
    },
    /** Adds a token, which is replaced until 64 newer tokens were added. */
    addToken(token: string) {
      if (!isIgnored(token)) tokens.set(token, formsOf(token));
      const [oldest] = tokens.keys();
      if (tokens.size > MAX_TOKENS && oldest !== undefined) tokens.delete(oldest);
    },
    /** Returns the text with all secrets replaced by `[secret]`. */
    scrub(text: string) {
      let clean = text;
      for (const forms of [...secrets.values(), ...tokens.values()]) {
        for (const form of forms) clean = clean.replaceAll(form, MASK);
      }
      return clean;
    },
  };
}

function formsOf(secret: string): string[] {
  const plain = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ "": secret }).toString().slice(1),
  ];
  const encoded = [0, 1, 2].map((offset) => base64At(secret, offset));
  const urlSafe = encoded.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
  const forms = new Set([...plain, ...encoded, ...urlSafe]);
  // Longest first, because a short form may be part of a longer one.
  return [...forms].filter((form) => form !== "").sort((a, b) => b.length - a.length);
}

/** Returns the base64 characters that depend only on the secret if `offset` bytes precede it. */
function base64At(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const whole = Math.floor((bytes.length * 8) / 6);
  return bytes.toString("base64").slice(Math.ceil((offset * 8) / 6), whole);
}
