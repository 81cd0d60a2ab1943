import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createScrubber } from "./scrubber.ts";

function scrubberOf(...secrets: string[]) {
  const scrubber = createScrubber();
  for (const secret of secrets) scrubber.add(secret);
  return scrubber;
}

describe("createScrubber", () => {
  const secret = 'p@ss "w/örd" 17';

  it.each([
    ["plain", secret],
    ["in JSON", JSON.stringify({ error: `bad ${secret}` })],
    ["percent-encoded", `https://x/?s=${encodeURIComponent(secret)}&a=1`],
    ["form-encoded", new URLSearchParams({ client_secret: secret }).toString()],
    ["base64", Buffer.from(secret).toString("base64")],
    ["base64url", Buffer.from(secret).toString("base64url")],
    ["HTTP Basic of an id of 1", `Basic ${Buffer.from(`1:${secret}`).toString("base64")}`],
    ["HTTP Basic of an id of 2", `Basic ${Buffer.from(`12:${secret}`).toString("base64")}`],
    ["HTTP Basic of an id of 3", `Basic ${Buffer.from(`123:${secret}`).toString("base64")}`],
  ])("replaces a secret in the form %s", (_, text) => {
    const clean = scrubberOf(secret).scrub(text);
    expect(clean).toContain("[secret]");
    expect(clean).not.toContain("rd");
  });

  it("leaves other text, and secrets of less than four characters", () => {
    expect(scrubberOf("abc", "long-secret").scrub("abc def")).toBe("abc def");
  });

  it("never removes configured secrets, but only keeps the newest tokens", () => {
    const scrubber = scrubberOf("the-client-secret");
    for (let n = 0; n < 200; n += 1) scrubber.addToken(`token-${n}-value`);
    const text = "the-client-secret token-199-value token-0-value";
    expect(scrubber.scrub(text)).toBe("[secret] [secret] token-0-value");
  });

  it("removes every secret from any surrounding text", () => {
    const text = fc.string({ maxLength: 20 });
    const value = fc.string({ minLength: 8, maxLength: 40, unit: "binary-ascii" });
    fc.assert(
      fc.property(value, text, text, (hidden, before, after) => {
        const clean = scrubberOf(hidden).scrub(`${before}${hidden}${after}`);
        expect(clean).not.toContain(hidden);
      }),
    );
  });
});
