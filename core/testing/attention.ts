/** What needs a person among matches that a test derived by hand. */
import { deriveAttention } from "#core/attention/derive-attention.ts";
import type { AttentionItem } from "#core/attention/attention.ts";
import type { ServiceHealth } from "#core/attention/rules/context.ts";
import type { DerivedMatch, Outcome, PlaceRef, Slot, Status } from "#core/model/derived.ts";
import { type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import { derived, LIVE, match, NOON, round } from "./model-match.ts";
import { createAttentionWorld, type WorldSetting } from "./attention-world.ts";

/** Still listed as upcoming although its start has passed. */
export const LATE: Status = { state: "upcoming", by: "not-started", validUntil: null };
/** Over, for somebody stands in the next match. */
export const WON: Status = { state: "ended", by: "advanced", validUntil: null };
/** The first of its contestants does. */
export const FIRST: Outcome = { winner: 0, by: "advanced", draw: false };

/** What a test says beside its matches, of tournament `cup` on `a.example`; now is noon without. */
export interface Setting extends Omit<WorldSetting, "now"> {
  readonly now?: number;
  /** By match id. */
  readonly histories?: Readonly<Record<string, Partial<MatchHistory>>>;
  readonly services?: readonly ServiceHealth[];
}

/** What needs a person among these. */
export function rowsOf(
  matches: readonly DerivedMatch[],
  setting: Setting = {},
): readonly AttentionItem[] {
  const { now = NOON, histories = {}, services = [] } = setting;
  const known = Object.entries(histories).map(
    ([id, history]) => [`a.example/${id}`, { ...NO_HISTORY, ...history }] as const,
  );
  const world = createAttentionWorld(matches, { ...setting, now });
  return deriveAttention(world, new Map(known), services, now);
}

/** The same as `KIND: IDS`. */
export function said(matches: readonly DerivedMatch[], setting: Setting = {}): readonly string[] {
  return rowsOf(matches, setting).map(
    ({ kind, matches: about }) => `${kind}: ${about.map((key) => key.slice(10)).join(" ")}`,
  );
}

/** A place of bracket 7, with the match of this id. */
export function place(id: string | null): PlaceRef {
  return { place: `ro4#${id}`, code: `SF-${id}`, match: id === null ? null : `a.example/${id}` };
}

/** An open slot for the winner or loser of a match. */
export function from(type: "winner" | "loser", id: string | null): Slot {
  return { entry: null, source: { type, of: place(id), certainty: "found" } };
}

/** A match of bracket 7. */
export function wireInBracket(
  id: string,
  roundKey: string,
  change: Partial<DerivedMatch> = {},
): DerivedMatch {
  const facts = { ...(change.match ?? match(id)), bracketId: "7" };
  return derived(facts, { code: `M${id}`, round: round(roundKey), ...change, match: facts });
}

/** The match without contestants, being played, so that nobody is missing or in two places at once. */
export function withNobody(one: DerivedMatch): DerivedMatch {
  return { ...one, status: LIVE, match: { ...one.match, entries: [] } };
}
