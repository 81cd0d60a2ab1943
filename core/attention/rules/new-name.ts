import * as z from "zod/mini";
import { findReplacedNames } from "#core/match/replaced-names.ts";
import { isMonitored, plannedSince } from "./context.ts";
import { createRule } from "./rule.ts";

/** A contestant of a match: key and name. */
const ContestantSchema = z.object({ key: z.string(), name: z.string() });

/** A name that never played is in the slot of a contestant: an alias, unless it is a substitute. */
export const newName = createRule({
  kind: "new-name",
  severity: "warn",
  /** `feeder`: code of the match that `former` came from. */
  reason: z.object({ feeder: z.string(), former: ContestantSchema, current: ContestantSchema }),
  find: (context) =>
    [...context.world.tournaments.values()].flatMap(({ brackets, matches }) => {
      const byKey = new Map(matches.map((one) => [one.match.key, one]));
      return brackets
        .flatMap((bracket) => findReplacedNames(bracket, byKey))
        .filter(({ match }) => isMonitored(match))
        .map(({ feeder, former, current, match }) => ({
          match,
          since: plannedSince(context, match),
          reason: {
            feeder,
            former: { key: former.key, name: former.name },
            current: { key: current.key, name: current.name },
          },
          fact: `${former.key} ${current.key}`,
        }));
    }),
});
