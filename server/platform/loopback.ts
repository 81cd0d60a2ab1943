const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a host name or address always means this machine. IPv6: `::1` or `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return host === "::1" || LOOPBACK.test(host.toLowerCase());
}
