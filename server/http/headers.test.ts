import { expect, it } from "vitest";
import { createEmbedHeaders, HTTPS_HEADERS } from "./headers.ts";

it("allows embeds to be framed by the configured parents, with a strict policy", () => {
  const headers = createEmbedHeaders({
    parents: "https://club.example.org",
    styleHashes: ["sha256-AA="],
  });
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-AA='; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors https://club.example.org; " +
      "require-trusted-types-for 'script'; trusted-types matchdesk-events",
  );
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers).not.toHaveProperty("x-frame-options");
  // Without these, a cross-origin isolated page cannot frame it.
  expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers).not.toHaveProperty("access-control-allow-credentials");
});

const policyOf = (hasServiceWorker: boolean): string | undefined =>
  createEmbedHeaders({ parents: "'self'", hasServiceWorker })["content-security-policy"];

it("allows screens to register the service worker, but not embeds", () => {
  expect(policyOf(true)).toMatch(/; trusted-types matchdesk-events matchdesk-offline$/);
  expect(policyOf(false)).toMatch(/; trusted-types matchdesk-events$/);
});

it("makes browsers use only HTTPS for 180 days, but not for subdomains", () => {
  expect(HTTPS_HEADERS).toEqual({ "strict-transport-security": "max-age=15552000" });
});
