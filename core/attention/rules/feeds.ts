/** Rules about contestants who advance from a match to the next one. */
import * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import { findNewNames } from "#core/groups/new-names.ts";
import { findReplacedNames } from "#core/match/replaced-names.ts";
import type { Slot } from "#core/model/derived-match.ts";
import {
  type AttentionContext,
  findMatch,
  getMatchHistory,
  isMonitored,
  plannedSince,
} from "./context.ts";
import { createRule, findInMatches } from "./rule.ts";

/** Codes of a bracket's issues. */
const FAULTS = ["loser-advanced", "winner-dropped", "winner-and-loser", "both-advanced"] as const;
/** How long the service may take to enter a contestant into the next match, in milliseconds. */
const FILLS_WITHIN = 10 * MINUTE;

const ContestantSchema = z.object({ key: z.string(), name: z.string() });

/** A contestant advanced without having won. */
export const advancedWithoutWinning = createRule(
  "advanced-without-winning",
  "alarm",
  { fault: z.enum(FAULTS) },
  (context) => {
    const faults = new Map<string, (typeof FAULTS)[number]>();
    for (const { match, code } of context.world.issues) {
      const fault = FAULTS.find((known) => known === code);
      if (match !== null && fault !== undefined) faults.set(match, fault);
    }
    return Array.from(faults).flatMap(([key, fault]) => {
      const match = findMatch(context, key);
      if (match === null || !isMonitored(match)) return [];
      return [{ match, since: null, reason: { fault }, fact: fault }];
    });
  },
);

/** A feeder is decided, and the slot of its winner or loser is still open. */
export const slotUnfilled = createRule(
  "slot-unfilled",
  "warn",
  /** `feeder`: its code; `contestant`: whose slot it is, if that is known. */
  { feeder: z.string(), contestant: z.nullable(z.string()) },
  (context) =>
    findInMatches(context.open, ({ absence, slots }) => {
      if (absence !== null) return null;
      const unfilled = slots.flatMap((slot) => findUnfilled(context, slot) ?? []);
      return unfilled[0] ?? null;
    }),
);

/**
 * A name that never played is in the slot of a contestant, or plays on for one in a group: an alias,
 * unless it is a substitute.
 */
export const newName = createRule(
  "new-name",
  "warn",
  /** `feeder`: code of the match that `former` came from; `null` in a group. */
  { feeder: z.nullable(z.string()), former: ContestantSchema, current: ContestantSchema },
  (context) =>
    [...context.world.tournaments.values()].flatMap(({ brackets, groups, matches }) => {
      const byKey = new Map(matches.map((one) => [one.match.key, one]));
      const inGroups = groups
        .filter(({ kind }) => kind === "round-robin" || kind === "swiss")
        .flatMap((group) => findNewNames(group.matches.flatMap((key) => byKey.get(key) ?? [])))
        .map((one) => Object.assign({ feeder: null }, one));
      return [...brackets.flatMap((bracket) => findReplacedNames(bracket, byKey)), ...inGroups]
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
);

function findUnfilled(context: AttentionContext, { entry, source }: Slot) {
  if (entry !== null || (source.type !== "winner" && source.type !== "loser")) return null;
  const feeder = findMatch(context, source.of.match);
  if (feeder === null || feeder.outcome.winner === null || source.certainty !== "found")
    return null;
  const since = getMatchHistory(context, feeder).endedAt ?? feeder.sighting.changedAt;
  if (context.now - since < FILLS_WITHIN) return null;
  const { winner } = feeder.outcome;
  const belongs = feeder.match.entries.find(
    (_, index) => (index === winner) === (source.type === "winner"),
  );
  const reason = { feeder: source.of.code, contestant: belongs?.name ?? null };
  return { since, reason, fact: source.of.place };
}
