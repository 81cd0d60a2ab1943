/**
 * Replaces known secret values wherever they stand in a text: pino's own `redact` works by path and
 * misses a token inside a message.
 */
export interface Scrubber {
  /** Makes a value secret for good. Values under 4 characters are left: they are everywhere. */
  add(secret: string): void;
  /** Makes a token secret until 64 newer ones took its place. */
  addToken(token: string): void;
  scrub(text: string): string;
}

const SHORTEST = 4;
/** Tokens come and go; this many newest ones are enough to cover every one still in use. */
const KEPT_TOKENS = 64;
const MASK = "[secret]";

/** A scrubber that knows the plain, JSON-escaped, percent-encoded and base64 forms of its secrets. */
export function createScrubber(): Scrubber {
  const lasting = new Map<string, readonly string[]>();
  const tokens = new Map<string, readonly string[]>();
  const isLeft = (value: string): boolean =>
    value.length < SHORTEST || lasting.has(value) || tokens.has(value);
  return {
    add(secret) {
      tokens.delete(secret);
      if (!isLeft(secret)) lasting.set(secret, formsOf(secret));
    },
    addToken(token) {
      if (!isLeft(token)) tokens.set(token, formsOf(token));
      const [oldest] = tokens.keys();
      if (tokens.size > KEPT_TOKENS && oldest !== undefined) tokens.delete(oldest);
    },
    scrub(text) {
      let clean = text;
      for (const forms of [...lasting.values(), ...tokens.values()]) {
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
  // Longest first: a short form may stand inside a longer one.
  return [...forms].filter((form) => form !== "").sort((a, b) => b.length - a.length);
}

/** The characters of a base64 text that the secret alone decides when `offset` bytes stand before it. */
function base64At(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const whole = Math.floor((bytes.length * 8) / 6);
  return bytes.toString("base64").slice(Math.ceil((offset * 8) / 6), whole);
}
