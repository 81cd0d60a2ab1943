import type { MatchView } from "#core/contract/match.ts";
import type { BracketView, RoundView } from "#core/contract/tournament.ts";
import type { SlotSource } from "#core/model/derived-match.ts";
import { OVER_ABSENCES } from "#core/match/progress.ts";
import type { LayoutRound } from "./layout-types.ts";

interface DrawnBracket extends Pick<BracketView, "complete"> {
  readonly rounds: readonly RoundView[];
}

/** Returns the rounds of a bracket with what its layout depends on. Matches are by `SITE/ID`. */
export function createLayoutRounds(
  { complete, rounds }: DrawnBracket,
  matches: ReadonlyMap<string, Pick<MatchView, "state" | "unresolved" | "slots">>,
): readonly LayoutRound[] {
  const vacated = new Set(
    rounds.flatMap(({ places }) => places.flatMap(({ slots }) => slots.flatMap(nobodyFrom))),
  );
  return rounds.map(({ key, section, places }) => ({
    key,
    section,
    places: places.map(({ place, row, bye, winnerTo, match, absence }) => {
      const own = matches.get(match ?? "");
      const hasEnded =
        own === undefined
          ? OVER_ABSENCES.has(absence)
          : own.state === "ended" || own.unresolved !== null;
      const isLive = own?.state === "live";
      const rows = Math.max(2, own?.slots.length ?? 0);
      return {
        place,
        row,
        bye,
        // Nobody goes on from a place whose contestants are both out.
        winnerTo: vacated.has(place) ? null : winnerTo,
        // A card of more than two has a line for each contestant also in its smallest form.
        share: rows > 2 ? rows : 1,
        rows,
        isLive,
        isEnded: complete || hasEnded,
      };
    }),
  }));
}

/** Returns the place from which nobody comes to a slot; none of most slots. */
function nobodyFrom({ source }: { readonly source: SlotSource }): readonly string[] {
  return source.type === "bye" && source.nobodyFrom !== null ? [source.nobodyFrom.place] : [];
}
