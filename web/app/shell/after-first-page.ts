/** What every page needs once the first one is on screen. */
export { followChanges } from "#web/api/follow-changes.ts";
export { keepForOffline } from "./register-service-worker.ts";
export { FootEnd } from "./foot-end.tsx";
