/** Files, sockets to the service and page requests that a desk needs beside its event streams. */
const RESERVE = 200;

/**
 * What to do about the limit of open files, where it is too low for so many event streams; null where
 * it is not, or where the system does not say.
 *
 * @param limits Text of `/proc/self/limits`.
 */
export function descriptorProblem(limits: string, streams: number): string | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (soft === undefined || Number(soft) >= streams + RESERVE) return null;
  return `This process may open ${soft} files, too few for ${streams} event streams. Raise the limit (ulimit -n ${streams + RESERVE}, LimitNOFILE= in systemd), or set STREAM_LIMIT=${Math.max(1, Number(soft) - RESERVE)}.`;
}
