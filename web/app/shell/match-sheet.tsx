import { CatchBoundary, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { CrashPage } from "./crash-page.tsx";
import { createLazyComponent } from "#web/components/create-lazy-component.ts";
import { Sheet } from "#web/components/sheet.tsx";
import { SkeletonRows } from "#web/components/skeleton-rows.tsx";
import { MatchPanel } from "#web/features/matches/panel/match-panel.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

const loadDesk = () => import("#web/features/desk/match-desk.tsx");
const MatchAttention = createLazyComponent(loadDesk, "MatchAttention");
const ClaimMatch = createLazyComponent(loadDesk, "ClaimMatch");
const MatchAnnotations = createLazyComponent(loadDesk, "MatchAnnotations");

/** Sheet with the match of the query parameter `open`, over the current page. */
export function MatchSheet() {
  const messages = useFirstPageMessages();
  const { open } = useSearch({ from: "__root__" });
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const [site = "", ...id] = open.split("/");
  if (site === "" || id.length === 0) return null;
  return (
    <Sheet
      label={messages.match.label}
      onClose={() => {
        void navigate({
          to: ".",
          search: (search) => ({ ...search, open: "" }),
          replace: true,
          resetScroll: false,
        });
      }}
    >
      {/* An update of Matchdesk may have removed its files: the page below keeps working. */}
      <CatchBoundary getResetKey={() => open} errorComponent={CrashPage}>
        <Suspense fallback={<SkeletonRows />}>
          <MatchPanel
            key={open}
            match={open}
            attention={isStaff && <MatchAttention match={open} />}
            claim={isStaff && <ClaimMatch match={open} />}
            annotations={isStaff && <MatchAnnotations match={open} />}
          />
        </Suspense>
      </CatchBoundary>
    </Sheet>
  );
}
