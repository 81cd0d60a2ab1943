/** File descriptors needed in addition to event streams: files, sockets and page requests. */
const RESERVE = 200;

/**
 * Returns what to do if the limit of open files in `limits` (`/proc/self/limits`) is too low for
 * this number of event streams; `null` if it is high enough or unknown.
 */
export function describeDescriptorLimitProblem(limits: string, streams: number): string | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (soft === undefined || Number(soft) >= streams + RESERVE) return null;
  return `This process may open ${soft} files, too few for ${streams} event streams. Raise the limit (ulimit -n ${streams + RESERVE}, LimitNOFILE= in systemd), or set STREAM_LIMIT=${Math.max(1, Number(soft) - RESERVE)}.`;
}
