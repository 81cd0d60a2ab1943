import { Suspense } from "react";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { SkeletonRows } from "#web/kit/skeleton-rows.tsx";
import { MatchPanel } from "#web/features/matches/panel/match-panel.tsx";

const loadDesk = () => import("#web/features/desk/match-desk.tsx");
const MatchAttention = createLazyComponent(loadDesk, "MatchAttention");
const ClaimMatch = createLazyComponent(loadDesk, "ClaimMatch");
const MatchAnnotations = createLazyComponent(loadDesk, "MatchAnnotations");

/** The panel of a match by its key; for staff, with what they can do, which only they load. */
export function StaffMatchPanel({ match }: { readonly match: string }) {
  const isStaff = useIsStaff();
  return (
    <Suspense fallback={<SkeletonRows />}>
      <MatchPanel
        key={match}
        match={match}
        attention={isStaff && <MatchAttention match={match} />}
        claim={isStaff && <ClaimMatch match={match} />}
        annotations={isStaff && <MatchAnnotations match={match} />}
      />
    </Suspense>
  );
}
