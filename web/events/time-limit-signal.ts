/**
 * Returns a signal that aborts after a time limit in milliseconds, because a stalled network
 * reports no error, or with another signal. For scripts that old browsers run: Chromium has
 * `AbortSignal.timeout` since 103, `AbortSignal.any` since 116.
 */
export function createTimeLimitSignal(other?: AbortSignal, limit = 15_000): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), limit);
  other?.addEventListener("abort", () => abort.abort(), { signal: abort.signal });
  return abort.signal;
}
