import type { AnnotationValues } from "#core/desk/annotation.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { deriveGroups } from "#core/groups/groups.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { must } from "#core/lib/must.ts";
import type { Fate, GroupScenarios } from "#core/model/scenarios.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import { NOON, played } from "./model-match.ts";

export interface GroupInPlay {
  /** `"Aino 2, Bo 1"` is ended, `"Aino, Bo"` upcoming, `"Aino 1"` a bye. */
  readonly results: readonly string[];
  readonly size: number;
  /** How many advance; `null` for no annotation. */
  readonly advancing: number | null;
  /** Rule entered by staff; `null` for none. */
  readonly rule: AnnotationValues["points-rule"] | null;
  /** Best-of of all matches; `null` by default. */
  readonly bestOf?: number | null;
  /** Whether the tournament is over; by default it is not. */
  readonly isOver?: boolean;
  /** Names of tied contestants in the order that staff decided; none by default. */
  readonly tieOrder?: readonly string[];
}

export function tournamentOf(play: GroupInPlay, groupId = "7") {
  const matches = play.results.map((text, index) =>
    played(`${groupId}-${index}`, text, {
      groupId,
      roundOf: play.size,
      bestOf: play.bestOf ?? null,
    }),
  );
  const { rule, advancing, tieOrder = [], isOver = false } = play;
  const order = tieOrder.map((name) => ({ contestant: contestantKey("osu", name), name }));
  const scope = `a.example/${groupId}`;
  const entered = { scope, who: "Aino", at: NOON };
  const annotations = createAnnotations([
    ...(rule === null ? [] : [{ kind: "points-rule", value: rule, ...entered } as const]),
    ...(order.length === 0
      ? []
      : [{ kind: "tie-order", value: { orders: [order] }, ...entered } as const]),
    ...(advancing === null ? [] : [{ kind: "advancing", value: advancing, ...entered } as const]),
  ]);
  const gaps = { past: false, future: false };
  return {
    matches,
    groups: deriveGroups(matches, { annotations, gaps, end: NOON, isOver }),
    brackets: [],
    missesPast: false,
    basis: { annotations },
  };
}

export function scenariosOf(play: GroupInPlay): GroupScenarios | null {
  const tournament = tournamentOf(play);
  return getScenarios(tournament, must(tournament.groups[0], "the test has a group"));
}

/** Returns each contestant's fate in a finished group, by name, from its derived standings. */
export function fatesOf(play: GroupInPlay): ReadonlyMap<string, Fate> {
  const [group] = tournamentOf(play).groups;
  const advancing = must(play.advancing, "the test states who advances");
  const { standings } = must(group, "the test has a group");
  return new Map(
    standings.map(({ contestant, position }): [string, Fate] => {
      const level = standings.filter((row) => row.position === position).length;
      if (position + level - 1 <= advancing) return [contestant.name, "through"];
      return [contestant.name, position > advancing ? "eliminated" : "tie"];
    }),
  );
}
