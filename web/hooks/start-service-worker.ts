import { OFFLINE_TRUSTED_TYPES_POLICY } from "#core/lib/trusted-types.ts";

const WORKER = "/service-worker.js";

/**
 * Registers the service worker. Returns whether that succeeded: some browsers have none, and all
 * have none over plain HTTP except on localhost.
 */
export async function startServiceWorker(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const policy = window.trustedTypes?.createPolicy(OFFLINE_TRUSTED_TYPES_POLICY, {
    createScriptURL: () => WORKER,
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
    return true;
  } catch {
    return false;
  }
}
