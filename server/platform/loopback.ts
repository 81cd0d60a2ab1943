const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for host names that never leave this machine; IPv6 as `::1` or `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  return host === "::1" || LOOPBACK.test(host.toLowerCase());
}
