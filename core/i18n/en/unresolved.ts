import type { UnresolvedReason } from "#core/model/derived-match.ts";

/** Messages about matches that have not ended and will not be played. */
export interface UnresolvedMessages {
  readonly heading: (count: number) => string;
  readonly aside: string;
  /** Why a match will not be played. */
  readonly reason: Readonly<Record<UnresolvedReason, string>>;
}

/** The English messages about such matches. */
export const enUnresolved: UnresolvedMessages = {
  heading: (count) => `Unresolved (${count})`,
  aside: "without a result, and will not be played",
  reason: {
    withdrawn: "the service no longer lists it",
    "reset-not-needed": "not needed after the grand final",
    "moved-on": "never started, and the bracket moved on without it",
    "tournament-completed": "never started, and the tournament is completed",
  },
};
