import { assert, oneof, property, string, webPath, webUrl } from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeRedirectPath } from "./sanitize-redirect-path.ts";

const SLASHES = [
  ..."/ // /// \\ \\\\ /\\ \\/ /\\/ /%0a/ /./ /../ /.// /..// /%2e%2e// /.%2e/%2f /%5c /%2f/".split(
    " ",
  ),
  "",
  "/\t/",
  "/\n/",
  "/ /",
  "/\u2028/",
];
const SCHEMES = ["", ..."http: https: ftp: javascript: data: HtTpS: https:/// http:/".split(" ")];
const HOSTS =
  "evil.example evil.example%2f@desk.example @evil.example [::ffff:192.0.2.1] ⓔvil.example".split(
    " ",
  );
const TAILS = ["", "/", "/%2f..", "?to=//evil.example", "#//evil.example"];

/** Like oauth2-proxy's list: schemes, slashes of every kind, disguised hosts. */
const REDIRECTS = SCHEMES.flatMap((scheme) =>
  SLASHES.flatMap((slashes) =>
    HOSTS.flatMap((host) => TAILS.map((tail) => `${scheme}${slashes}${host}${tail}`)),
  ),
);

/** Resolves a path as a browser does on the sign-in page. */
const resolve = (path: string): URL => new URL(path, "https://desk.example/sign-in");

describe("sanitizeRedirectPath", () => {
  it.each([
    "/",
    "/matches?state=live&q=caf%C3%A9",
    "/tournaments/osu.example.net/spring-cup/bracket/12?match=QF-1",
    "/matches/a.example/1#find",
    "/matches?q=a//b",
  ])("keeps %s", (path) => {
    expect(sanitizeRedirectPath(path)).toBe(path);
  });

  it(`never leaves the origin for any of ${REDIRECTS.length} redirects`, () => {
    expect(REDIRECTS.length).toBe(4950);
    const elsewhere = REDIRECTS.filter((redirect) => {
      const { origin, pathname } = resolve(sanitizeRedirectPath(redirect));
      return origin !== "https://desk.example" || /^\/[/\\]/.test(pathname);
    });
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["another host", "//evil.example"],
    ["a script", "javascript:alert(1)"],
  ])("returns / for %s", (_, text) => {
    expect(sanitizeRedirectPath(text)).toBe("/");
  });

  it("never leaves the origin for any text", () => {
    assert(
      property(oneof(string(), webUrl(), webPath()), (text) => {
        expect(resolve(sanitizeRedirectPath(text)).origin).toBe("https://desk.example");
        expect(resolve(sanitizeRedirectPath(`/${text}`)).origin).toBe("https://desk.example");
      }),
    );
  });
});
