/** Exports that every page needs, but only after the first page is on screen. */
export { refreshQueriesOnChanges } from "#web/api/subscribe-to-changes.ts";
export { registerServiceWorker } from "./register-service-worker.ts";
export { FooterEnd as FootEnd } from "./footer-end.tsx";
export { GameFilter } from "./game-filter.tsx";
export { PrintFrame } from "./print-frame.tsx";
