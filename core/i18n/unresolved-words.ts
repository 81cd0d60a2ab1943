import type { UnresolvedReason } from "#core/model/derived.ts";
import type { Language } from "./language.ts";

/** Messages about matches that did not end and will not be played any more. */
export interface UnresolvedMessages {
  readonly heading: (count: number) => string;
  readonly aside: string;
  /** Why one of them will not be played. */
  readonly reason: Readonly<Record<UnresolvedReason, string>>;
}

export const unresolvedMessages: Readonly<Record<Language, UnresolvedMessages>> = {
  en: {
    heading: (count) => `Unresolved (${count})`,
    aside: "without a result, not to be played any more",
    reason: {
      withdrawn: "the service no longer lists it",
      "reset-not-needed": "not needed after the grand final",
      "moved-on": "never started, and the bracket moved on without it",
      "tournament-completed": "never started, and the tournament is completed",
    },
  },
  fi: {
    heading: (count) => `Ratkaisematta (${count})`,
    aside: "ilman tulosta, ei enää pelata",
    reason: {
      withdrawn: "palvelu ei enää listaa sitä",
      "reset-not-needed": "tarpeeton suuren finaalin jälkeen",
      "moved-on": "ei alkanut, ja kaavio eteni ilman sitä",
      "tournament-completed": "ei alkanut, ja turnaus on päättynyt",
    },
  },
};
