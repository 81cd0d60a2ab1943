import { BlockList, isIP } from "node:net";

/** Proxies in front of this server whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies {
  /**
   * Returns the client's address: the last one in `X-Forwarded-For` that is not a trusted proxy's,
   * or the connection's. All earlier addresses may be forged by the client.
   */
  clientOf(peer: string, forwardedFor: string | undefined): string;
  /** Returns whether an address is a trusted proxy's. */
  isTrusted(peer: string): boolean;
}

/** Parses addresses and CIDR ranges, separated by commas; `null` if an entry is invalid. */
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
