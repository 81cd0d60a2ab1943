import { useCallback, useMemo, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView as Bracket } from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useStableValue } from "#web/hooks/use-stable-value.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { BracketPrint } from "./print/print.tsx";
import { BracketTable } from "./rounds/table.tsx";
import { BracketTools } from "./tools/tools.tsx";
import { BracketTree } from "./tree/tree.tsx";
import type { BracketSearch } from "./parts/bracket-search.ts";
import {
  indexContestantKeysByName,
  createBracketModel,
  indexPlaces,
  isSameContestants,
} from "./parts/bracket-model.ts";
import type { PaperFormat } from "./print/paper.ts";
import { RoundPager } from "./rounds/round-pager.tsx";
import { ToolBar } from "./tools/tool-bar.tsx";
import { RoundSection, type RoundSectionProps } from "./rounds/round-section.tsx";
import { useBracketLayout } from "./use-bracket-layout.ts";
import { useCardContext } from "./use-card-context.ts";
import styles from "./bracket-display.module.css";

export interface BracketDisplayProps {
  readonly bracket: Bracket;
  /** All matches of the bracket. Unchanged matches must keep their object identity. */
  readonly matches: readonly MatchView[];
  /** Keys of matches in conflict; empty for viewers who are not staff. */
  readonly conflicts: ReadonlySet<string>;
  /** Whether the bracket is public. Images and embeds of a private one would be empty. */
  readonly isPublic: boolean;
  readonly venue: VenueFormat;
  readonly search: BracketSearch;
  /** Element of the page that receives the tools; `null` puts them above the bracket. */
  readonly toolSlot?: Element | null;
  /** Changes the given search parameters and leaves the others unchanged. */
  readonly onSearch: (search: Partial<BracketSearch>) => void;
  readonly hrefOf: (match: MatchView) => string;
  /** Called when a match is activated by mouse, touch or Enter. */
  readonly onOpen: (match: MatchView) => void;
}

const PHONE = "(width < 720px)";

/** A bracket as tree, list of rounds, single round (default on phones) or table. */
export function BracketDisplay(props: BracketDisplayProps) {
  const { bracket, matches, conflicts, venue, search, onSearch, hrefOf, onOpen } = props;
  const { toolSlot = null } = props;
  const isPhone = useMediaQuery(PHONE);
  const [paper, setPaper] = useState<PaperFormat>("a4");
  // Memoized on values that a score change leaves unchanged: it then renders one card (see bench/).
  const places = useMemo(() => indexPlaces(bracket.rounds), [bracket.rounds]);
  const model = useMemo(
    () => createBracketModel(bracket, places, matches),
    [bracket, places, matches],
  );
  const contestants = useStableValue(indexContestantKeysByName(matches), isSameContestants);
  const tools = useCardContext(bracket, venue, hrefOf, contestants);
  const { layout, finished, hidesFinished, setHidesFinished } = useBracketLayout(model);
  const mode = search.view === "" && isPhone ? "round" : search.view || "tree";
  const { pin, goToRound } = useSearchActions(onSearch);
  const shared = { model, tools, conflicts, onOpen };
  const printView = <BracketPrint model={model} layout={layout} tools={tools} paper={paper} />;
  const bar = (
    <BracketTools
      bracket={bracket}
      isPublic={props.isPublic}
      contestants={contestants}
      tools={tools}
      search={search}
      isPhone={isPhone}
      paper={paper}
      onPaper={setPaper}
      finished={finished}
      hidesFinished={hidesFinished}
      onHideFinished={setHidesFinished}
      onSearch={onSearch}
      onPin={pin}
      onRound={goToRound}
    />
  );

  if (mode === "tree") {
    return (
      <>
        <BracketTree {...shared} layout={layout} search={search} toolSlot={toolSlot} onPin={pin}>
          {bar}
        </BracketTree>
        {printView}
      </>
    );
  }
  return (
    <>
      <ToolBar slot={toolSlot}>{bar}</ToolBar>
      {mode === "round" ? (
        <RoundPager
          key={bracket.id}
          {...shared}
          contestant={search.contestant}
          round={search.round}
          onRound={goToRound}
        />
      ) : null}
      {mode === "list" ? <BracketList {...shared} contestant={search.contestant} /> : null}
      {mode === "table" ? <BracketTable {...shared} /> : null}
      {mode === "round" ? printView : null}
    </>
  );
}

/** Returns stable functions that pin a contestant or go to a round in the search parameters. */
function useSearchActions(onSearch: BracketDisplayProps["onSearch"]) {
  const pin = useCallback(
    (contestant: string) => {
      onSearch({ contestant, match: "", round: "" });
    },
    [onSearch],
  );
  const goToRound = useCallback(
    (round: string) => {
      onSearch({ round, match: "" });
    },
    [onSearch],
  );
  return { pin, goToRound };
}

/** All rounds of the bracket under each other, in order. */
function BracketList(props: Omit<RoundSectionProps, "round">) {
  return (
    <div className={styles["list"]}>
      {props.model.bracket.rounds
        .filter((round) => round.places.some((place) => !place.bye))
        .map((round) => (
          <RoundSection key={round.key} round={round} {...props} />
        ))}
    </div>
  );
}
