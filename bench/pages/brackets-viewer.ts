/** Renders the sample bracket with brackets-viewer.js. */
import "brackets-viewer/dist/brackets-viewer.min.css";
import "brackets-viewer/dist/brackets-viewer.min.js";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { must } from "#core/lib/must.ts";
import { exposeBenchPage } from "./bench-page.ts";
import { createSampleBracketFromQuery } from "./create-sample-bracket-from-query.ts";

declare global {
  interface Window {
    bracketsViewer: { readonly render: (tables: object, options: object) => Promise<void> };
  }
}

const STAGE = 0;
/** Status in brackets-model of an ended match whose following matches have ended too. */
const ARCHIVED = 5;
const GROUPS = ["upper", "lower", "finals"];

const { bracket, matches } = createSampleBracketFromQuery(location.search);
const contestants = new Map(
  matches
    .flatMap(({ slots }) => slots.flatMap(({ contestant }) => contestant ?? []))
    .map((contestant) => [contestant.key, contestant]),
);
const idOf = new Map([...contestants.keys()].map((key, id) => [key, id]));
const matchOf = new Map(matches.map((match) => [match.key, match]));

// Before the measurement, like our data: sites get these tables from their own service.
const tables = tablesOf();
exposeBenchPage({
  render: () =>
    window.bracketsViewer.render(tables, {
      selector: "#root",
      participantOriginPlacement: "before",
    }),
});

function tablesOf(): object {
  return {
    stages: [
      {
        id: STAGE,
        tournament_id: 0,
        name: bracket.title,
        type: "double_elimination",
        number: 1,
        settings: { size: bracket.size, grandFinal: "simple", matchesChildCount: 0 },
      },
    ],
    participants: [...contestants.values()].map(({ key, name }) => ({
      id: idOf.get(key),
      tournament_id: 0,
      name,
    })),
    matchGames: [],
    matches: bracket.rounds.flatMap((round, roundId) =>
      round.places.map((place, index) => {
        const match = matchOf.get(must(place.match, "a full sample has a match everywhere"));
        return {
          id: matches.findIndex(({ key }) => key === place.match),
          number: index + 1,
          stage_id: STAGE,
          group_id: GROUPS.indexOf(round.section),
          round_id: roundId,
          child_count: 0,
          status: ARCHIVED,
          ...opponentsOf(must(match, "every key has its match")),
        };
      }),
    ),
  };
}

function opponentsOf(match: MatchView): object {
  return { opponent1: opponentOf(match.slots[0], 1), opponent2: opponentOf(match.slots[1], 2) };
}

function opponentOf(slot: MatchSlotView | undefined, position: number): object {
  return {
    id: idOf.get(slot?.contestant?.key ?? "") ?? null,
    position,
    score: slot?.score,
    result: slot?.result === "winner" ? "win" : "loss",
  };
}
