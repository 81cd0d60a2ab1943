import { memo } from "react";
import type { BracketView } from "#core/contract/tournament.ts";
import { Select } from "#web/components/select.tsx";
import {
  type BracketMode,
  bracketModes,
  type BracketSearch,
} from "#web/features/bracket/parts/bracket-search.ts";
import styles from "./tools.module.css";
import type { DrawingTools } from "#web/features/bracket/parts/bracket-model.ts";
import { FindContestant } from "./find-contestant.tsx";
import type { Paper } from "#web/features/bracket/parts/paper.ts";
import { ShareMenu } from "./share-menu.tsx";

interface BracketToolsProps {
  readonly bracket: BracketView;
  readonly isPublic: boolean;
  /** Keys of everybody in it, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  readonly tools: DrawingTools;
  readonly search: BracketSearch;
  readonly isPhone: boolean;
  /** How many rounds can be put away. */
  readonly finished: number;
  readonly hidesFinished: boolean;
  readonly onHideFinished: (hides: boolean) => void;
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
  readonly onSearch: (search: Partial<BracketSearch>) => void;
  readonly onPin: (contestant: string) => void;
  readonly onRound: (round: string) => void;
}

/** What every form of the bracket offers: whose way, which round, which form. A score leaves it alone. */
export const BracketTools = memo(function BracketTools(props: BracketToolsProps) {
  const { bracket, contestants, tools, search, isPhone, finished, hidesFinished } = props;
  const { bracket: messages } = tools.messages;
  const shown = search.view === "" && !isPhone ? "tree" : search.view;
  return (
    <>
      <fieldset className={styles["modes"]}>
        <legend className="visually-hidden">{messages.views}</legend>
        {bracketModes.map((mode) => (
          <button
            key={mode}
            type="button"
            className={styles["mode"]}
            aria-pressed={mode === shown}
            onClick={() => {
              props.onSearch({ view: viewFor(mode, shown, isPhone) });
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
      {shown === "tree" ? (
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
      {shown === "tree" && finished > 0 ? (
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

/** Pressing the form that is shown leads back to the usual one; the usual one leaves the address. */
function viewFor(mode: BracketMode, shown: BracketMode | "", isPhone: boolean): BracketMode | "" {
  return mode === shown || (mode === "tree" && !isPhone) ? "" : mode;
}
