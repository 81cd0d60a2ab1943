/** What every page needs once the first one is on screen. */
export { subscribeToChanges as followChanges } from "#web/api/follow-changes.ts";
export { registerServiceWorker as keepForOffline } from "./register-service-worker.ts";
export { FootEnd } from "./foot-end.tsx";
