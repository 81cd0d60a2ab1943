import type { WireBestOf, WireBracket } from "#core/wire/schema.ts";
import type { DemoTournament } from "./demo-tournament.ts";

/**
 * Creates the bracket of matches in `side`. The two brackets of a double elimination refer to each
 * other by id.
 */
export function createDemoWireBracket(
  { bracket, rounds }: DemoTournament,
  side: "upper" | "lower",
  ids: Readonly<Record<"upper" | "lower", string>>,
): WireBracket {
  const { title, size } = bracket ?? { title: "", size: 0 };
  const isDouble = rounds["grand final"] !== undefined;
  const best_of_params = describeBestOf((round) => `${rounds[round]?.bestOf ?? ""}`);
  if (!isDouble) {
    return { title, type: "single", size: `${size}`, related_bracket_id: null, best_of_params };
  }
  return side === "upper"
    ? {
        title: `${title}, upper bracket`,
        type: "double",
        size: `${size}`,
        related_bracket_id: ids.lower,
        best_of_params,
      }
    : {
        title: `${title}, lower bracket`,
        type: "lower",
        size: `${size / 2}`,
        related_bracket_id: ids.upper,
        best_of_params,
      };
}

/** Returns all documented keys; "" for rounds that the bracket does not have. */
function describeBestOf(games: (round: string) => string): WireBestOf {
  return {
    ro2gf: games("grand final"),
    ro2: games("ro2"),
    bronze: games("bronze"),
    ro4: games("ro4"),
    ro8: games("ro8"),
    ro16: games("ro16"),
    ro32: games("ro32"),
    ro64: games("ro64"),
    ro128: games("ro128"),
    lower: {
      ro2s2: games("lower ro2s2"),
      ro2s1: games("lower ro2s1"),
      ro4s2: games("lower ro4s2"),
      ro4s1: games("lower ro4s1"),
      ro8s2: games("lower ro8s2"),
      ro8s1: games("lower ro8s1"),
      ro16s2: games("lower ro16s2"),
      ro16s1: games("lower ro16s1"),
      ro32s2: games("lower ro32s2"),
      ro32s1: games("lower ro32s1"),
      ro64s2: games("lower ro64s2"),
      ro64s1: games("lower ro64s1"),
    },
  };
}
