import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList } from "node:net";

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Code of the error for a name with only private addresses. */
export const PRIVATE_ADDRESS_ERROR_CODE = "EPRIVATE";

/** Address ranges that are not public (RFC 6890). */
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
 * Resolves a name like `dns.lookup`, without private addresses, so that the client secret is never
 * sent to a machine on the private network. For undici's `connect`.
 */
export function lookupPublicAddress(
  name: string,
  options: LookupOptions,
  callback: LookupCallback,
): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const publicAddresses = addresses.filter((address) => !isPrivate(address));
    const [first] = publicAddresses;
    if (first === undefined) {
      const refused = Object.assign(new Error("a private address"), {
        code: PRIVATE_ADDRESS_ERROR_CODE,
      });
      return callback(refused, []);
    }
    return options.all === true
      ? callback(null, publicAddresses)
      : callback(null, first.address, first.family);
  });
}

function isPrivate({ address, family }: LookupAddress): boolean {
  return privateRanges.check(address, family === 6 ? "ipv6" : "ipv4");
}
