import { createRouter } from "@tanstack/react-router";
import { CrashPage, NotFoundPage } from "#web/app/shell/crash-page.tsx";
import { routeTree } from "./routes.tsx";

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

/**
 * Parses a query string to plain text, one value per name. The router's own codec parses JSON: it
 * turns `?q=10` into a number and removes leading zeros of an id.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Formats a query string. Omits empty values, which are defaults; leaves `/` and `:` unescaped. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  const query = new URLSearchParams(parameters)
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":");
  return query === "" ? "" : `?${query}`;
}
