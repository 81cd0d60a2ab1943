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
 */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const policy = window.trustedTypes?.createPolicy("matchdesk-offline", {
    createScriptURL: () => WORKER,
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.origin, ...loaded], {});
}
