import type { MatchView } from "#core/contract/match.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import { findPreviousStart } from "#web/features/matches/rows/find-previous-start.ts";
import {
  describeAbsence,
  describeResultNotInScores,
  findMatchLabel,
} from "#web/features/matches/rows/describe-row-end.ts";
import type { LineContext } from "./describe-line-start.ts";

interface StateContext extends LineContext {
  readonly flags: StaffFlags;
  /** Whether a match without a station is worth a remark: for staff, if others have one. */
  readonly needsStation: boolean;
}

/** The end of a line: one label, or else one text. */
export interface LineState {
  readonly text: string;
  /** `result` is needed to understand the line; `note` is left out if there is no room. */
  readonly kind: "conflict" | "warn" | "result" | "note";
}

/** Describes the state of a match, as far as the rest of its line does not show it. */
export function describeLineState(match: MatchView, context: StateContext): LineState | null {
  const { flags, messages, venue } = context;
  const label = findMatchLabel(match, flags, messages);
  if (label !== null) return label;
  const result =
    describeResultNotInScores(match, messages) ?? describeAbsence(match, venue, messages);
  if (result !== null) return { kind: "result", text: result };
  const note = describeNote(match, context);
  return note === "" ? null : { kind: "note", text: note };
}

function describeNote(match: MatchView, context: StateContext): string {
  switch (match.state) {
    case "upcoming":
      return describeUpcoming(match, context);
    case "live":
      return match.lastScoreAt === undefined
        ? ""
        : context.page.lastScore(context.venue.time(Date.parse(match.lastScoreAt)));
    case "ended":
      return describeEnded(match, context);
  }
}

function describeUpcoming(match: MatchView, { now, page, venue, needsStation }: StateContext) {
  if (match.moved !== null && findPreviousStart(match, now) !== null) {
    return page.movedAt(venue.time(Date.parse(match.moved.at)));
  }
  const open = match.slots.filter(({ contestant }) => contestant === null);
  const codes = open.flatMap(({ source }) =>
    source.type === "winner" || source.type === "loser" ? [source.of.code] : [],
  );
  if (codes.length > 0) return page.waitsFor([...new Set(codes)].join(", "));
  return needsStation && open.length === 0 && match.station === null ? page.noStation : "";
}

function describeEnded({ bestOf, outcome, slots, stateBy }: MatchView, context: StateContext) {
  const { messages, page } = context;
  if (outcome.draw) return messages.match.result.draw;
  const score = outcome.winner === null ? null : (slots[outcome.winner]?.score ?? null);
  const isMajority = bestOf !== null && bestOf > 1 && score === majorityOf(bestOf);
  if (isMajority && slots.length === 2) return page.won(score, bestOf);
  return stateBy === "taken-as-ended" ? page.takenAsEnded : "";
}
