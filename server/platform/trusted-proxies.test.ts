import { describe, expect, it } from "vitest";
import { parseTrustedProxies } from "./trusted-proxies.ts";

const client = "203.0.113.9";

describe("parseTrustedProxies", () => {
  it.each([
    ["no proxy", "", "10.0.0.1", client, "10.0.0.1"],
    ["a proxy without the header", "10.0.0.1", "10.0.0.1", undefined, "10.0.0.1"],
    ["a proxy by its address", "10.0.0.1", "10.0.0.1", client, client],
    ["a network", "10.0.0.0/8, 192.0.2.0/24", "192.0.2.77", client, client],
    ["an address outside it", "10.0.0.0/8", "11.0.0.1", client, "11.0.0.1"],
    ["a chain of proxies", "10.0.0.0/8", "10.0.0.1", `${client}, 10.9.9.9`, client],
    ["only the last hop of a forged chain", "10.0.0.1", "10.0.0.1", `1.1.1.1, ${client}`, client],
    ["a proxy over IPv6 sockets", "10.0.0.1", "::ffff:10.0.0.1", client, client],
    ["IPv6", "2001:db8::/32", "2001:db8::1", "2001:db9::5", "2001:db9::5"],
    ["no invalid address from a proxy", "10.0.0.1", "10.0.0.1", "unknown", "10.0.0.1"],
  ])("trusts %s", (_, trusted, peer, forwardedFor, expected) => {
    expect(parseTrustedProxies(trusted)?.clientOf(peer, forwardedFor)).toBe(expected);
  });

  it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "2001:db8::/129", "10.0"])(
    "rejects %s",
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );
});
