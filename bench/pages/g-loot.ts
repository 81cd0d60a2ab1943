/**
 * Renders the sample bracket with @g-loot/react-tournament-brackets, on the React 18 that it
 * requires.
 */
import { DoubleEliminationBracket, Match } from "@g-loot/react-tournament-brackets";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MatchView } from "#core/contract/match.ts";
import { must } from "#core/lib/must.ts";
import { exposeBenchPage } from "./bench-page.ts";
import { createSampleBracketFromQuery } from "./create-sample-bracket-from-query.ts";

const { matches } = createSampleBracketFromQuery(location.search);
const sides = { upper: matchesIn(["upper", "finals"]), lower: matchesIn(["lower"]) };

exposeBenchPage({
  render: () => {
    const root = createRoot(
      must(document.querySelector("#root"), "g-loot.html contains the root element"),
    );
    flushSync(() => {
      root.render(
        createElement(DoubleEliminationBracket, { matches: sides, matchComponent: Match }),
      );
    });
  },
});

function matchesIn(sections: readonly string[]): readonly object[] {
  return matches
    .filter(({ bracket }) => sections.includes(bracket?.section ?? ""))
    .map((match) => toPeerMatch(match));
}

function toPeerMatch(match: MatchView): object {
  return {
    id: match.id,
    name: match.code,
    nextMatchId: idIn(match.winnerTo?.match),
    nextLooserMatchId: idIn(match.loserTo?.match),
    tournamentRoundText: match.round?.name.short,
    startTime: match.start,
    state: "SCORE_DONE",
    participants: match.slots.map((slot) => ({
      id: slot.contestant?.key,
      name: slot.contestant?.name,
      resultText: String(slot.score ?? ""),
      isWinner: slot.result === "winner",
      status: "PLAYED",
    })),
  };
}

function idIn(key: string | null | undefined): string | undefined {
  return key?.split("/")[1];
}
