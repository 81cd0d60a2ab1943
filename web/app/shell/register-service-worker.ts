import { OFFLINE_POLICY } from "#core/lib/trusted-types.ts";

/** Our pages load scripts only through a policy; this one knows a single address. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const WORKER = "/service-worker.js";

/**
 * Has the browser keep this page and the last answers, for a reload without network. Where browsers
 * refuse that (plain HTTP away from this machine, private windows), everything else works.
 *
 * @param taken Addresses whose answers came in the page itself.
 */
export async function registerServiceWorker(taken: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const policy = window.trustedTypes?.createPolicy(OFFLINE_POLICY, {
    createScriptURL: () => WORKER,
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage([location.origin, ...taken], {});
  // What was asked for before the worker took over; some of its answers are still to come.
  new PerformanceObserver((list) => {
    const passedBy = list.getEntries().filter((entry) => Reflect.get(entry, "workerStart") === 0);
    if (passedBy.length > 0)
      active?.postMessage(
        passedBy.map(({ name }) => name),
        {},
      );
  }).observe({ type: "resource", buffered: true });
}
