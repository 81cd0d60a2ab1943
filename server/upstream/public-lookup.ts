import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList } from "node:net";

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** The code of the error for a name that leads to an address of a private network. */
export const PRIVATE_ADDRESS = "EPRIVATE";

/** Ranges that are nobody's on the internet (RFC 6890). */
const PRIVATE_RANGES: readonly [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::", 127, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
];

const privateRanges = new BlockList();
for (const [net, prefix, family] of PRIVATE_RANGES) privateRanges.addSubnet(net, prefix, family);

/**
 * `dns.lookup` that refuses names of the private network, so that the client secret reaches no
 * machine that merely got the service's name. For undici's `connect`.
 */
export function publicLookup(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const open = addresses.filter((address) => !isPrivate(address));
    const [first] = open;
    if (first === undefined) {
      const refused = Object.assign(new Error("a private address"), { code: PRIVATE_ADDRESS });
      return found(refused, []);
    }
    return options.all === true ? found(null, open) : found(null, first.address, first.family);
  });
}

function isPrivate({ address, family }: LookupAddress): boolean {
  return privateRanges.check(address, family === 6 ? "ipv6" : "ipv4");
}
