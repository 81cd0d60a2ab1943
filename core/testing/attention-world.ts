import { deriveContestantsInSteps } from "#core/contestants/contestants.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Issue } from "#core/model/match.ts";
import { type Annotations, NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import type { Hold } from "#core/model/hold.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { ListState } from "#core/model/tick.ts";
import { findListing } from "#core/world/derive-tournament.ts";
import { createTournamentInput } from "#core/world/tournament-input.ts";
import { byTournament } from "./model-match.ts";
import type { World } from "#core/world/world.ts";
import { must } from "#core/lib/must.ts";
import { runToEnd } from "#core/lib/steps.ts";

export interface WorldSetting {
  readonly now: Instant;
  readonly lists?: readonly ListState[];
  readonly issues?: readonly Issue[];
  readonly basis?: Partial<DeriveBasis>;
  readonly holds?: readonly Hold[];
  readonly annotations?: Annotations;
}

export function createAttentionWorld(
  derived: readonly DerivedMatch[],
  { now, lists = [], issues = [], basis = {}, holds, annotations = NO_ANNOTATIONS }: WorldSetting,
): World {
  const matches = byTournament(derived);
  const views = Array.from(matches.parts, ([key, part]) => {
    const own = [...part.values()];
    const { tournament } = must(own[0], "a tournament has matches").match;
    const view = {
      tournament,
      input: createTournamentInput(part, annotations),
      seen: own,
      matches: own,
      brackets: [],
      groups: [],
      issues: [],
      expected: null,
      coverage: { partial: false, unseen: null },
      missesPast: false,
      decidedBy: null,
      rankings: [],
      validUntil: null,
      basis: {
        graceMinutes: 10,
        lockTrusted: true,
        upcomingCapped: false,
        unseenBefore: null,
        annotations: NO_ANNOTATIONS,
        heldFrom: null,
        ...basis,
      },
      listing: findListing(own),
      areEndsMarked: false,
    };
    return [key, view] as const;
  });
  return {
    now,
    snapshot: {
      ...emptySnapshot(now),
      lists,
      ...(holds && { holds }),
    },
    matches,
    tournaments: new Map(views),
    brackets: new Map(),
    groups: new Map(),
    contestants: runToEnd(deriveContestantsInSteps(matches)),
    issues,
    annotations,
    histories: new Map(),
  };
}
