import { describe, expect, it } from "vitest";
import { createKnownHostCheck, parseAllowedHosts } from "./known-hosts.ts";

const isKnown = createKnownHostCheck("https://desk.example.org", ["matchdesk-1", "hall.lan"]);

describe("createKnownHostCheck", () => {
  it.each([
    "localhost",
    "localhost:8787",
    "LOCALHOST:1",
    "localhost.",
    "desk.localhost:8787",
    "127.0.0.1:8787",
    "127.9.9.9",
    "192.0.2.7:80",
    "[::1]:8787",
    "[2001:db8::1]",
    "[::ffff:127.0.0.1]",
    "desk.example.org",
    "desk.example.org:8443",
    "DESK.example.ORG.",
    "matchdesk-1:8787",
    "hall.lan",
  ])("accepts %s", (host) => {
    expect(isKnown(host)).toBe(true);
  });

  it.each([
    "",
    ":8787",
    "rebound.example",
    "rebound.example:8787",
    "localhost.rebound.example",
    "127.0.0.1.rebound.example",
    "xlocalhost",
    "desk.example.org.rebound.example",
    "a.desk.example.org",
    "desk.example.org..",
    "user@localhost",
    "localhost@rebound.example",
    "localhost:8787:8787",
    "localhost:port",
    "localhost:123456",
    "localhost/",
    "localhost, rebound.example",
    "localhost rebound.example",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "127.0.0.1.",
    "::1",
    "[::1",
    "[localhost]",
    "[fe80::1%25eth0]",
    "%6cocalhost",
    "\\localhost",
  ])("rejects %j", (host) => {
    expect(isKnown(host)).toBe(false);
  });
});

describe("parseAllowedHosts", () => {
  it("parses names in any case, with surrounding spaces", () => {
    expect(parseAllowedHosts(" Desk.LAN, match_desk-1,,")).toEqual(["desk.lan", "match_desk-1"]);
    expect(parseAllowedHosts("")).toEqual([]);
  });

  it.each(["*", "*.example.org", "https://a.example", "a.example:80", "a.example/", "-a", "ä.fi"])(
    "rejects %s",
    (text) => {
      expect(parseAllowedHosts(text)).toBeNull();
    },
  );
});
