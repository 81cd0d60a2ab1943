import { memo } from "react";
import type { BracketView } from "#core/contract/tournament.ts";
import { Select } from "#web/components/select.tsx";
import {
  type BracketMode,
  bracketModes,
  type BracketSearch,
} from "#web/features/bracket/parts/bracket-search.ts";
import styles from "./tools.module.css";
import type { CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import { FindContestant } from "./find-contestant.tsx";
import type { PaperFormat } from "#web/features/bracket/print/paper.ts";
import { ShareMenu } from "./share-menu.tsx";

interface BracketToolsProps {
  readonly bracket: BracketView;
  readonly isPublic: boolean;
  /** Keys of all contestants in the bracket, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  readonly tools: CardContext;
  readonly search: BracketSearch;
  readonly isPhone: boolean;
  /** Number of rounds that can be hidden. */
  readonly finished: number;
  readonly hidesFinished: boolean;
  readonly onHideFinished: (hides: boolean) => void;
  readonly paper: PaperFormat;
  readonly onPaper: (paper: PaperFormat) => void;
  readonly onSearch: (search: Partial<BracketSearch>) => void;
  readonly onPin: (contestant: string) => void;
  readonly onRound: (round: string) => void;
}

/** Tools of every view: view, contestant, round, sharing. Memoized: a score does not render it. */
export const BracketTools = memo(function BracketTools(props: BracketToolsProps) {
  const { bracket, contestants, tools, search, isPhone, finished, hidesFinished } = props;
  const { bracket: messages } = tools.messages;
  const currentView = search.view === "" && !isPhone ? "tree" : search.view;
  return (
    <>
      <fieldset className={styles["modes"]}>
        <legend className="visually-hidden">{messages.views}</legend>
        {bracketModes.map((mode) => (
          <button
            key={mode}
            type="button"
            className={styles["mode"]}
            aria-pressed={mode === currentView}
            onClick={() => {
              props.onSearch({ view: viewFor(mode, currentView, isPhone) });
            }}
          >
            {messages[mode]}
          </button>
        ))}
      </fieldset>
      <FindContestant
        contestants={contestants}
        messages={messages}
        contestant={search.contestant}
        onPin={props.onPin}
      />
      {currentView === "tree" ? (
        <Select
          label={messages.round}
          look="bare"
          value={search.round}
          options={[
            { value: "", label: messages.round },
            ...bracket.rounds
              .filter((round) => round.places.some((place) => !place.bye))
              .map(({ key, name }) => ({
                value: key,
                label: tools.messages.match.roundName(name).medium,
              })),
          ]}
          onChange={props.onRound}
        />
      ) : null}
      {currentView === "tree" && finished > 0 ? (
        <button
          type="button"
          className={styles["tool"]}
          aria-pressed={hidesFinished}
          onClick={() => {
            props.onHideFinished(!hidesFinished);
          }}
        >
          {hidesFinished ? messages.showFinished(finished) : messages.hideFinished}
        </button>
      ) : null}
      <ShareMenu
        bracket={bracket}
        isPublic={props.isPublic}
        messages={tools.messages}
        contestant={search.contestant}
        paper={props.paper}
        onPaper={props.onPaper}
      />
    </>
  );
});

/** Returns the view parameter after a press: "" (the default) for the current view or the default. */
function viewFor(
  mode: BracketMode,
  currentView: BracketMode | "",
  isPhone: boolean,
): BracketMode | "" {
  return mode === currentView || (mode === "tree" && !isPhone) ? "" : mode;
}
