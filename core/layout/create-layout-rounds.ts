import type { AbsenceReason, SlotSource } from "#core/model/derived-match.ts";
import { OVER_ABSENCES } from "#core/match/progress.ts";
import type { LayoutPlace, LayoutRound } from "./layout-types.ts";

/** The part of a bracket that a layout needs, of the contract. */
interface DrawnBracket {
  readonly complete: boolean;
  readonly rounds: readonly (Pick<LayoutRound, "key" | "section"> & {
    readonly places: readonly (Pick<LayoutPlace, "place" | "row" | "bye" | "winnerTo"> & {
      readonly slots: readonly { readonly source: SlotSource }[];
      readonly match: string | null;
      readonly absence: AbsenceReason | null;
    })[];
  })[];
}

/** The part of a match that a layout needs. */
interface DrawnMatch {
  readonly state: "upcoming" | "live" | "ended";
  readonly unresolved: string | null;
  readonly slots: readonly unknown[];
}

/**
 * Returns the rounds of a bracket with what its layout depends on.
 *
 * @param matches Matches of the bracket by `SITE/ID`.
 */
export function createLayoutRounds(
  { complete, rounds }: DrawnBracket,
  matches: ReadonlyMap<string, DrawnMatch>,
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
