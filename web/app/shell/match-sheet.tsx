import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useIsStaff } from "#web/api/reader.tsx";
import { Sheet } from "#web/components/sheet/sheet.tsx";
import { SkeletonRows } from "#web/components/skeleton/skeleton-rows.tsx";
import { useWords } from "#web/hooks/words.ts";

const MatchPanel = lazy(async () => {
  const { MatchPanel: panel } = await import("#web/features/matches/match-panel.tsx");
  return { default: panel };
});

const MatchDesk = lazy(async () => {
  const { MatchDesk: desk } = await import("#web/features/desk/match-desk.tsx");
  return { default: desk };
});

/** The match that the address names as open, over the page it was opened from. */
export function MatchSheet() {
  const words = useWords();
  const { open } = useSearch({ from: "__root__" });
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const [site = "", ...id] = open.split("/");
  if (site === "" || id.length === 0) return null;
  return (
    <Sheet
      label={words.match.panel.label}
      onClose={() => {
        void navigate({
          to: ".",
          search: (search) => ({ ...search, open: "" }),
          replace: true,
          resetScroll: false,
        });
      }}
    >
      <Suspense fallback={<SkeletonRows />}>
        <MatchPanel
          key={open}
          site={site}
          id={id.join("/")}
          staff={isStaff && <MatchDesk match={open} />}
        />
      </Suspense>
    </Sheet>
  );
}
