import { must } from "#core/lib/must.ts";
import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import type { MatchDraft } from "./draft.ts";
import type { PlayMatch } from "./play.ts";

/** Rules and length of a Swiss group. */
export interface SwissOptions {
  readonly rules: PlayMatch;
  readonly bestOf: number;
  readonly rounds: number;
}

/** A contestant with their wins and opponents so far. */
interface Participant {
  readonly contestant: DemoContestant;
  readonly wins: number;
  readonly met: ReadonlySet<DemoContestant>;
}

/**
 * Plays a Swiss group: in each round contestants meet who have equal numbers of wins, if possible,
 * and have not met. Rows count through all rounds; the timetable key is `swiss ROUND`.
 *
 * @param members an even number of contestants
 */
export function playSwiss(
  group: number,
  members: readonly DemoContestant[],
  { rules, bestOf, rounds }: SwissOptions,
  random: Random,
): MatchDraft[] {
  let records: readonly Participant[] = members.map((contestant) => ({
    contestant,
    wins: 0,
    met: new Set(),
  }));
  const drafts: MatchDraft[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ordered = records.toSorted((a, b) => b.wins - a.wins);
    const pairs = must(pair(ordered), "a group of this size has new pairs in every round");
    records = pairs.flatMap(([first, second]) => {
      const { sides, ranking } = rules([first.contestant, second.contestant], bestOf, random);
      drafts.push({
        in: { group },
        roundOf: members.length,
        stage: 1,
        row: drafts.length + 1,
        round: `swiss ${round}`,
        bestOf,
        bye: false,
        sides,
      });
      return [add(first, second, ranking[0] === 0), add(second, first, ranking[0] === 1)];
    });
  }
  return drafts;
}

function add(
  { contestant, wins, met }: Participant,
  opponent: Participant,
  hasWon: boolean,
): Participant {
  return {
    contestant,
    wins: wins + Number(hasWon),
    met: new Set(met).add(opponent.contestant),
  };
}

/** Returns pairs of neighbours that have not met; `null` if there are none for all. */
function pair(
  records: readonly Participant[],
): readonly (readonly [Participant, Participant])[] | null {
  const [first, ...others] = records;
  if (first === undefined) return [];
  for (const opponent of others) {
    if (first.met.has(opponent.contestant)) continue;
    const rest = pair(others.filter((each) => each !== opponent));
    if (rest !== null) return [[first, opponent], ...rest];
  }
  return null;
}
