/** Renders the product's bracket on an otherwise empty page, for bench/bracket.ts. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { type BracketSearch, parseBracketSearch } from "#web/kit/bracket/bracket-search.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { BracketDisplay } from "#web/features/bracket/bracket-display.tsx";
import "#web/styles/tokens.css";
import "#web/styles/fonts.css";
import "#web/styles/type.css";
import "#web/styles/base.css";
import "#web/styles/shared.css";
import { exposeBenchPage } from "./bench-page.ts";
import { createSampleBracketFromQuery } from "./create-sample-bracket-from-query.ts";

// There is no server here.
const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const venue = createVenueFormat("UTC", "en-GB", () => Date.now());
// The dashboard has already formatted times before a bracket is opened.
venue.dateTime(0);
let detail = createSampleBracketFromQuery(location.search);
const conflicts: ReadonlySet<string> = new Set();
const root = createRoot(
  must(document.querySelector("#root"), "ours.html contains the root element"),
);

interface PageProps {
  readonly current: BracketDetail;
}

function Page({ current: { bracket, matches } }: PageProps) {
  const [search, setSearch] = useState(() =>
    parseBracketSearch(JSON.parse(JSON.stringify(Object.fromEntries(query())))),
  );
  const changeSearch = useCallback((next: Partial<BracketSearch>) => {
    setSearch((all) => ({ ...all, ...next }));
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <BracketDisplay
        bracket={bracket}
        matches={matches}
        conflicts={conflicts}
        isPublic
        venue={venue}
        search={search}
        onSearch={changeSearch}
        onOpen={({ code }) => {
          document.title = `opened ${code ?? ""}`;
        }}
      />
    </QueryClientProvider>
  );
}

const query = (): URLSearchParams => new URLSearchParams(location.search);

// The dashboard renders this until the bracket's data is loaded.
flushSync(() => {
  root.render(<LoadingState error={null} rows={12} />);
});

function draw(): void {
  flushSync(() => {
    root.render(<Page current={detail} />);
  });
}

/** Changes one match and keeps all other objects, like an event of the change feed. */
function changeScore(code: string): void {
  const matches = detail.matches.map((match) =>
    match.code === code
      ? { ...match, slots: match.slots.map((slot) => ({ ...slot, score: (slot.score ?? 0) + 1 })) }
      : match,
  );
  detail = { ...detail, matches };
  draw();
}

exposeBenchPage({ render: draw, changeScore });
