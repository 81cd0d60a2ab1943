import type { ReasonFormat } from "#core/i18n/en/attention-messages.ts";

/** Formats times as they are, and scores as "2–1". */
export const PLAIN_REASON_FORMAT: ReasonFormat = {
  time: (iso) => iso,
  scores: (scores) => scores.join("–"),
  isSeveral: false,
};
