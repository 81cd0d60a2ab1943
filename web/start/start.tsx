import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "#core/lib/must.ts";
import { hydrateInitialData } from "./initial-data.ts";
import { AppDataProvider } from "#web/api/app-data-provider.tsx";
import { applyChangesOfOtherTabs, applyPreferences } from "#web/preferences/preferences-store.ts";
import { loadPendingMessages } from "#web/i18n/messages.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { MISSING_PAGE, PAGES } from "#web/app/routes.ts";
import { CrashPage } from "#web/app/shell/crash-page.tsx";
import { Shell } from "#web/app/shell/shell.tsx";
import { ErrorBoundary } from "#web/routing/error-boundary.tsx";
import { startRouter } from "#web/routing/navigate.ts";

/** Loads beside the data of the first page: the browser translates later. */
const translation = import("./follow-translation.ts");

// No top-level await: an entry with one cannot share its files with the pages.
void start();

async function start(): Promise<void> {
  // All imported modules have just run in one task: lets the browser handle input first.
  await new Promise((resume) => {
    setTimeout(resume);
  });
  const queryClient = createQueryClient();
  const initialPaths = hydrateInitialData(queryClient);
  applyChangesOfOtherTabs();
  // Before the first render: the messages of the viewer's language, and the matched route. A router
  // that resolves its route after mounting renders the whole page in one task.
  await Promise.all([
    applyPreferences(),
    startRouter({ pages: PAGES, missing: MISSING_PAGE, Failure: CrashPage }),
  ]);
  void translation.then(({ followTranslation }) => followTranslation(document.body));
  const root = createRoot(must(document.querySelector("#root"), "index.html holds #root"));
  // Renders as a transition, in slices, so that input stays responsive.
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppDataProvider>
            <ErrorBoundary renderFailure={(error) => <CrashPage error={error} />}>
              <Shell />
            </ErrorBoundary>
          </AppDataProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
  // Loaded after the first page, which does not need them.
  const { refreshQueriesOnChanges, registerServiceWorker } =
    await import("#web/app/shell/after-first-page.ts");
  refreshQueriesOnChanges(queryClient);
  // Loaded now, because an update of Matchdesk would remove the files of this version.
  void import("#web/app/shell/dialogs.tsx").then(loadPendingMessages).catch(() => {
    // Loaded again when a dialog opens.
  });
  if (!import.meta.env.PROD) return;
  await registerServiceWorker(initialPaths);
}
