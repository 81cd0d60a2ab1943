/** What every page needs, but only after the first page is on screen. */
import { startServiceWorker } from "#web/hooks/start-service-worker.ts";

export { refreshQueriesOnChanges } from "#web/api/subscribe-to-changes.ts";
export { GameFilter, PageFrame } from "./late-parts.tsx";

/**
 * Registers the service worker, which stores the page and the last responses, also those that were
 * part of the HTML, so that a reload works offline. Does nothing if the browser has no service
 * workers (plain HTTP except on localhost, some private windows).
 */
export async function registerServiceWorker(initialPaths: readonly string[]): Promise<void> {
  if (!(await startServiceWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage([location.origin, ...initialPaths], {});
  // Reports requests that bypassed the worker, past and later ones, so that it stores them too.
  new PerformanceObserver((list) => {
    const bypassed = list.getEntries().filter((entry) => Reflect.get(entry, "workerStart") === 0);
    if (bypassed.length > 0)
      active?.postMessage(
        bypassed.map(({ name }) => name),
        {},
      );
  }).observe({ type: "resource", buffered: true });
}
