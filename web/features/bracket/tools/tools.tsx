import { memo } from "react";
import type { BracketView } from "#core/contract/tournament.ts";
import type { CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import type { PaperFormat } from "#web/features/bracket/print/paper.ts";
import { FindContestant } from "./find-contestant.tsx";
import { BracketShareMenu } from "./share-menu.tsx";

interface BracketToolsProps {
  readonly bracket: BracketView;
  readonly isPublic: boolean;
  /** Keys of all contestants in the bracket, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  readonly tools: CardContext;
  /** Key of the followed contestant; "" for none. */
  readonly contestant: string;
  readonly paper: PaperFormat;
  readonly onPaper: (paper: PaperFormat) => void;
  readonly onPin: (contestant: string) => void;
}

/** Tools of a bracket: find a contestant, share. Memoized: a score does not render it. */
export const BracketTools = memo(function BracketTools(props: BracketToolsProps) {
  const { tools, contestant } = props;
  return (
    <>
      <FindContestant
        contestants={props.contestants}
        messages={tools.messages.bracket}
        contestant={contestant}
        onPin={props.onPin}
      />
      <BracketShareMenu
        bracket={props.bracket}
        isPublic={props.isPublic}
        messages={tools.messages}
        contestant={contestant}
        paper={props.paper}
        onPaper={props.onPaper}
      />
    </>
  );
});
