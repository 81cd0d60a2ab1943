/** 16-bit groups in the network part of an IPv6 address, because a connection owns a whole /64. */
const NETWORK_GROUPS = 4;

/**
 * Returns the group by which limits count an address: an IPv4 address itself, also in the form
 * `::ffff:192.0.2.1`, or the /64 of an IPv6 address.
 */
export function getAddressGroup(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(":");
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}
