import { createRouter } from "@tanstack/react-router";
import { CrashPage, NotFoundPage } from "./shell/crash-page.tsx";
import { routeTree } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search-codec.ts";

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
});

// Moves the focus to the content after a change of page, but not of filters or of the open sheet: to
// the field with which every use of the page begins, if there is one.
router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
  if (fromLocation === undefined || !pathChanged) return;
  const content = document.querySelector("main");
  const field = content?.querySelector<HTMLElement>("[data-first-field]");
  (field ?? content)?.focus({ preventScroll: true });
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
