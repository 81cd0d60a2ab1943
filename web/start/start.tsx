import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "#core/lib/must.ts";
import { takeFirstAnswers } from "./initial-data.ts";
import { AppDataProvider } from "#web/api/app-data-provider.tsx";
import { followOtherTabs, applyPreferences } from "#web/preferences/preferences-store.ts";
import { loadMessages } from "#web/i18n/messages.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.ts";

// Not at the top level: an entry that waits cannot share its files with the pages.
void start();

async function start(): Promise<void> {
  // All that is imported has just run, in one go: the browser may want to answer its reader.
  await new Promise((resume) => {
    setTimeout(resume);
  });
  const queryClient = createQueryClient();
  const taken = takeFirstAnswers(queryClient);
  followOtherTabs();
  // Preferences that came with the address are rare enough to be read by code of their own.
  const shared = new URLSearchParams(location.search).has("prefs")
    ? await import("./apply-shared-preferences.tsx")
    : null;
  const notice = shared?.applySharedPreferences();
  // The first words on screen are the reader's. And what the address leads to is known by then: a router
  // that finds it out once it stands has all of it drawn in one go.
  await Promise.all([applyPreferences(), router.load()]);
  const root = createRoot(must(document.querySelector("#root"), "index.html holds #root"));
  // In slices: a phone answers its reader meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppDataProvider>
            <RouterProvider router={router} />
            {notice}
          </AppDataProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
  // After the first page: it shows without them.
  const { followChanges, keepForOffline } = await import("#web/app/shell/after-first-page.ts");
  followChanges(queryClient);
  // A desk that is updated meanwhile no longer has the files of the page that stands.
  void import("#web/app/shell/dialogs.tsx").then(loadMessages).catch(() => {
    // Asked for again when one opens.
  });
  if (!import.meta.env.PROD) return;
  await keepForOffline(taken);
}
