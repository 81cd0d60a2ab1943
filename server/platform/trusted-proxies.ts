import { BlockList, isIP } from "node:net";

/** The proxies in front of us, which alone may say whom a request comes from. */
export interface TrustedProxies {
  /**
   * The address of the client behind them: the last one in `X-Forwarded-For` that no trusted proxy
   * has. Everything before it may be the client's own invention.
   *
   * @param peer Address of the connection.
   */
  clientOf(peer: string, forwardedFor: string | undefined): string;
  /** Whether a connection from this address is a proxy's. */
  isTrusted(peer: string): boolean;
}

/**
 * Reads addresses and networks in CIDR form, separated by commas; "" trusts nobody.
 *
 * @returns null where one of them is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const trusted = new BlockList();
  for (const entry of namesIn(text)) {
    const [address = "", bits, ...rest] = entry.split("/");
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return null;
    const family = version === 6 ? "ipv6" : "ipv4";
    const longest = version === 6 ? 128 : 32;
    const prefix = bits ?? String(longest);
    if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return null;
    trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return {
    isTrusted,
    clientOf(peer, forwardedFor = "") {
      let client = peer;
      for (const hop of namesIn(forwardedFor).reverse()) {
        if (!isTrusted(client) || isIP(hop) === 0) break;
        client = hop;
      }
      return client;
    },
  };
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
