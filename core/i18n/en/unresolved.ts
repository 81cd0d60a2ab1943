import type { UnresolvedReason } from "#core/model/derived.ts";

/** Messages about matches that did not end and will not be played any more. */
export interface UnresolvedMessages {
  readonly heading: (count: number) => string;
  readonly aside: string;
  /** Why one of them will not be played. */
  readonly reason: Readonly<Record<UnresolvedReason, string>>;
}

export const enUnresolved: UnresolvedMessages = {
  heading: (count) => `Unresolved (${count})`,
  aside: "without a result, not to be played any more",
  reason: {
    withdrawn: "the service no longer lists it",
    "reset-not-needed": "not needed after the grand final",
    "moved-on": "never started, and the bracket moved on without it",
    "tournament-completed": "never started, and the tournament is completed",
  },
};
