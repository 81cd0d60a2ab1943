import type { ReasonFormat } from "#core/i18n/en/attention.ts";

/** Formats times as they are, and scores as "2–1". */
export const REASON_FORMAT: ReasonFormat = {
  time: (iso) => iso,
  scores: (scores) => scores.join("–"),
  since: "",
  isSeveral: false,
};

export const otherMatch = { match: "a.example/1", name: "UBQF-1" };

/** Reason of held back data, to which tests add what is lost. */
export const heldData = {
  kind: "data-held",
  list: null,
  site: null,
  hidden: false,
  decision: null,
  dataAt: "14:02",
} as const;
