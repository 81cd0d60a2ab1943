/** What every page needs once the first one is on screen. */
export { subscribeToChanges as followChanges } from "#web/api/subscribe-to-changes.ts";
export { registerServiceWorker as keepForOffline } from "./register-service-worker.ts";
export { FootEnd } from "./footer-end.tsx";
