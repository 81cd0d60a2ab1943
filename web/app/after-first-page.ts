/** What every page needs once the first one is on screen. */
export { followChanges } from "#web/api/follow-changes.ts";
export { keepForOffline } from "#web/start/register-service-worker.ts";
export { FootEnd } from "./shell/foot-end.tsx";
