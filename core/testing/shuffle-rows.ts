import { groupBy } from "#core/lib/collections.ts";

type Wire = Readonly<Record<string, unknown>>;

/** Shuffles the rows of wire matches within every bracket round. */
export function shuffleRows(wire: readonly Wire[], random: () => number): readonly Wire[] {
  const rounds = groupBy(wire, ({ bracket_id: bracket, round_of: roundOf, stage }) =>
    [bracket, roundOf, stage].join(),
  );
  return [...rounds.values()].flatMap((round) => {
    if (round[0]?.["bracket_id"] === null) return round;
    const rows = round
      .map((match) => ({ row: match["row"], at: random() }))
      .toSorted((a, b) => a.at - b.at);
    return round.map((match, index) => ({ ...match, row: rows[index]?.row }));
  });
}
