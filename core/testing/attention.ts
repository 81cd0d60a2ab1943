/** Helpers for tests of attention items. */
import { type AttentionItem, deriveAttention } from "#core/attention/derive-attention.ts";
import { HOUR } from "#core/lib/time.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { DerivedMatch, Outcome, Status, PlaceRef, Slot } from "#core/model/derived-match.ts";
import { type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import { derived, entries, LIVE, match, NOON, round } from "./model-match.ts";
import { createAttentionWorld, type WorldSetting } from "./attention-world.ts";

/** Health of clocks that agree. */
export const CLOCKS_IN_SYNC: ClockHealth = {
  difference: null,
  agreedBefore: true,
  deletionRefused: false,
};

/** Status of a match listed as upcoming although its start has passed. */
export const NOT_STARTED_STATUS: Status = {
  state: "upcoming",
  by: "not-started",
  validUntil: null,
};
/** Status of a match that ended because a contestant appears in the next match. */
export const ADVANCED_STATUS: Status = { state: "ended", by: "advanced", validUntil: null };
/** Outcome: the first contestant advanced. */
export const FIRST_ADVANCED_OUTCOME: Outcome = { winner: 0, by: "advanced", draw: false };

/** Properties of a test's world besides its matches of `a.example/cup`, by default at noon. */
export interface Setting extends Omit<WorldSetting, "now"> {
  readonly now?: number;
  /** By match id. */
  readonly histories?: Readonly<Record<string, Partial<MatchHistory>>>;
}

export function attentionItemsOf(
  matches: readonly DerivedMatch[],
  setting: Setting = {},
): readonly AttentionItem[] {
  const { now = NOON, histories = {} } = setting;
  const known = Object.entries(histories).map(
    ([id, history]) => [`a.example/${id}`, { ...NO_HISTORY, ...history }] as const,
  );
  const world = createAttentionWorld(matches, { ...setting, now });
  return deriveAttention(world, new Map(known), now);
}

/** Derives the attention items of these matches, formatted as `KIND: IDS`. */
export function formatAttentionItems(
  matches: readonly DerivedMatch[],
  setting: Setting = {},
): readonly string[] {
  return attentionItemsOf(matches, setting).map(
    ({ kind, matches: about }) => `${kind}: ${about.map((key) => key.slice(10)).join(" ")}`,
  );
}

/** Five ended matches of an hour each, from which durations are learnt, with their histories. */
export function createHourLongMatches(start: number) {
  const ids = ["11", "12", "13", "14", "15"];
  const endedAt = start + HOUR;
  const observed = {
    startedAt: start,
    firstScoreAt: start + HOUR / 2,
    lastScoreAt: endedAt,
    endedAt,
  };
  return {
    matches: ids.map((id) => derived(match(id, { start, entries: entries("Cai 2", "Dee 0") }))),
    histories: Object.fromEntries(ids.map((id) => [id, observed])),
  };
}

/** Creates a reference to a place of bracket 7, with the match of this id. */
export function createPlaceRef(id: string | null): PlaceRef {
  return { place: `ro4#${id}`, code: `SF-${id}`, match: id === null ? null : `a.example/${id}` };
}

/** Creates an open slot whose contestant is the winner or loser of a match. */
export function createOpenSlot(type: "winner" | "loser", id: string | null): Slot {
  return { entry: null, source: { type, of: createPlaceRef(id), certainty: "found" } };
}

/** Creates a match of bracket 7. */
export function createBracketMatch(
  id: string,
  roundKey: string,
  change: Partial<DerivedMatch> = {},
): DerivedMatch {
  const model = { ...(change.match ?? match(id)), bracketId: "7" };
  return derived(model, { code: `M${id}`, round: round(roundKey), ...change, match: model });
}

/** Changes when a match was first seen. */
export function createMatchSeenAt(one: DerivedMatch, firstSeen: number): DerivedMatch {
  return { ...one, sighting: { ...one.sighting, firstSeen } };
}

/** Makes a match live and removes its contestants, so that no attention item is about them. */
export function createLiveMatchWithoutContestants(one: DerivedMatch): DerivedMatch {
  return { ...one, status: LIVE, match: { ...one.match, entries: [] } };
}
