/** Our bracket alone on a page, for bench/bracket.ts and for looking at it. */
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import {
  type BracketSearch,
  parseBracketSearch,
} from "#web/features/bracket/parts/bracket-search.ts";
import { LoadingState } from "#web/components/loading-state.tsx";
import { BracketDisplay } from "#web/features/bracket/bracket-display.tsx";
import "#web/styles/tokens.css";
import "#web/styles/fonts.css";
import "#web/styles/type.css";
import "#web/styles/base.css";
import { publishBench } from "./bench-page.ts";
import { sampleFromAddress } from "./sample-from-address.ts";

const venue = createVenueFormat("UTC", "en-GB", () => Date.now());
// The desk's clock and its rows have told times before anybody opens a bracket.
venue.dateTime(0);
let detail = sampleFromAddress(location.search);
const live = detail.matches.filter(({ state }) => state === "live");
const conflicts = new Set(live.slice(0, 1).map(({ key }) => key));
const root = createRoot(must(document.querySelector("#root"), "ours.html holds it"));

interface PageProps {
  readonly shown: BracketDetail;
}

function Page({ shown: { bracket, matches } }: PageProps) {
  const [search, setSearch] = useState(() =>
    parseBracketSearch(JSON.parse(JSON.stringify(Object.fromEntries(query())))),
  );
  const changeSearch = useCallback((next: Partial<BracketSearch>) => {
    setSearch((all) => ({ ...all, ...next }));
  }, []);
  return (
    <BracketDisplay
      bracket={bracket}
      matches={matches}
      conflicts={conflicts}
      isPublic
      venue={venue}
      search={search}
      onSearch={changeSearch}
      hrefOf={hrefOf}
      onOpen={({ code }) => {
        document.title = `opened ${code ?? ""}`;
      }}
    />
  );
}

const query = (): URLSearchParams => new URLSearchParams(location.search);
const hrefOf = ({ id }: MatchView): string => `#${id}`;

// As the dashboard does until the bracket's facts have come.
flushSync(() => {
  root.render(<LoadingState failure={null} rows={12} />);
});

function draw(): void {
  flushSync(() => {
    root.render(<Page shown={detail} />);
  });
}

/** As an event of the change feed does it: one match is new, everything else stays the same object. */
function changeScore(code: string): void {
  const matches = detail.matches.map((match) =>
    match.code === code
      ? { ...match, slots: match.slots.map((slot) => ({ ...slot, score: (slot.score ?? 0) + 1 })) }
      : match,
  );
  detail = { ...detail, matches };
  draw();
}

publishBench({ render: draw, changeScore });
