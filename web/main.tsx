import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "#core/lib/must.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.ts";
import { followOtherTabs, showPreferences } from "#web/hooks/preferences.ts";
import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/type.css";
import "#web/styles/base.css";

const queryClient = createQueryClient();

followOtherTabs();
// Not at the top level: an entry that waits cannot share its files with the pages.
void start();

async function start(): Promise<void> {
  // Preferences that came with the address are rare enough to be read by code of their own.
  const shared = new URLSearchParams(location.search).has("prefs")
    ? await import("#web/app/shared-preferences.tsx")
    : null;
  const notice = shared?.takeSharedPreferences();
  // The first words on screen are the reader's.
  await showPreferences();
  createRoot(must(document.querySelector("#root"), "index.html holds #root")).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {notice}
      </QueryClientProvider>
    </StrictMode>,
  );
  // After the first page: it shows without them.
  const { followChanges } = await import("#web/api/follow-changes.ts");
  followChanges(queryClient);
  // A desk that is updated meanwhile no longer has the files of the page that stands.
  void Promise.allSettled([
    import("#web/features/matches/match-panel.tsx"),
    import("#web/features/palette/palette.tsx"),
  ]);
  if (!import.meta.env.PROD) return;
  const { keepForOffline } = await import("#web/app/keep-for-offline.ts");
  await keepForOffline();
}
