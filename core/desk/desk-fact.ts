import type { TieBreaker } from "#core/model/group.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { ContestantKey, Instant, SiteKey } from "#core/model/match.ts";

/** Points for each result (null: ranked by wins), and what tells contestants level on them apart. */
export interface PointsRule {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  readonly tieBreakers: readonly TieBreaker[];
}

/** The contestant that another one really is. */
export interface AliasOf {
  readonly key: ContestantKey;
  /** As it was spelt when it was written down. */
  readonly name: string;
}

/** What a channel shows. */
export interface ChannelMatch {
  readonly match: SiteKey | null;
  /** True when the second contestant stands left. */
  readonly swapped: boolean;
  /** Counted by hand, in order of the match's slots; null for the service's. See `hand-score.ts`. */
  readonly score: readonly [number, number] | null;
}

/** What staff write down because the service cannot say it: the value of each kind. */
export interface DeskFactValues {
  /** Scope: a group's `SITE/ID`. */
  readonly "group-name": string;
  /** Scope: a group's `SITE/ID`. */
  readonly "points-rule": PointsRule;
  /** Scope: the key of the contestant who is really the other one. */
  readonly alias: AliasOf;
  /** Scope: a contestant's key. */
  readonly "short-name": string;
  /** Scope: a match's `SITE/ID`. */
  readonly station: string;
  /** Scope: a match's `SITE/ID`. */
  readonly note: string;
  /** Scope: a match's `SITE/ID`, or a tournament's `SITE/SLUG`. An https address. */
  readonly "stream-link": string;
  /** Scope: a tournament's `SITE/SLUG`. IANA name. */
  readonly "venue-zone": string;
  /** Scope: a tournament's `SITE/SLUG`, or "" for all that say nothing else. */
  readonly "grace-minutes": number;
  /** Scope: a site. An https address with SITE, ID, SLUG, GAME in it. */
  readonly "link-template": string;
  /** Scope: the name of a channel. */
  readonly channel: ChannelMatch;
  /** Scope: the name of a wall, or "" for all. */
  readonly "wall-message": string;
  /** Scope: the id of a hold. It is about the one that began at `since` and no later one. */
  readonly "held-data": { readonly decision: HoldDecision; readonly since: Instant };
}

export type DeskFactKind = keyof DeskFactValues;

/** One fact of one kind, and who stands behind it. */
export interface DeskFactOf<K extends DeskFactKind> {
  readonly kind: K;
  /** What it is about: see `DeskFactValues`. */
  readonly scope: string;
  readonly value: DeskFactValues[K];
  /** Name of the one who wrote it down. */
  readonly who: string;
  readonly at: Instant;
}

export type DeskFact = { readonly [K in DeskFactKind]: DeskFactOf<K> }[DeskFactKind];

/** Kinds that everybody may see; the others are the staff's. */
export const PUBLIC_FACTS: ReadonlySet<DeskFactKind> = new Set([
  "group-name",
  "points-rule",
  "alias",
  "short-name",
  "stream-link",
  "venue-zone",
  "link-template",
  "channel",
  "wall-message",
]);
