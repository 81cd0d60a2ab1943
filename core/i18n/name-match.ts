import type { RoundName } from "#core/model/derived-match.ts";
import type { MatchName } from "./en/contestants.ts";

interface RoundMessages {
  readonly match: { readonly roundName: (name: RoundName) => RoundName };
}

/** Short names of rounds with one match. */
const SINGLE = /^(?:[UL]?B?F|LBSF|GF2?|3rd)$/;

/** Names a match by its round: "Semifinals", "LB Round 2". */
export function nameMatch(
  { code, round }: { readonly code: string | null; readonly round: RoundName | null },
  { match }: RoundMessages,
): MatchName {
  if (round === null) return { name: code ?? "", isRound: false, isOnly: false };
  const { medium, short } = match.roundName(round);
  return { name: medium, isRound: true, isOnly: SINGLE.test(short) };
}

/** The messages that names of rounds and groups need. */
export interface PartMessages extends RoundMessages {
  readonly groupName: (number: number) => string;
}

/** Names the round of a match, "LB Round 2", or its group; "" if it is in neither. */
export function nameRoundOrGroup(
  {
    round,
    group,
  }: {
    readonly round: { readonly name: RoundName } | null;
    readonly group: { readonly number: number; readonly name: string | null } | null;
  },
  { match, groupName }: PartMessages,
): string {
  if (round !== null) return match.roundName(round.name).medium;
  return group === null ? "" : (group.name ?? groupName(group.number));
}
