import type { ReasonFormat, ReasonMessages, ReasonOf } from "#core/i18n/en/attention.ts";

/** Formats times as they are, and scores as "2–1". */
export const REASON_FORMAT: ReasonFormat = {
  time: (iso) => iso,
  scores: (scores) => scores.join("–"),
  since: "",
  isSeveral: false,
};

export const otherMatch = { match: "a.example/1", name: "UBQF-1" };

/** Reason of a service that is down, with the begin 14:05. */
export const serviceDown = {
  kind: "service-down",
  outcome: "answer-timeout",
  host: "matches.example.net",
  sites: ["a.example"] as string[],
  others: 0,
  tournaments: 2,
  openMatches: 31,
  dataAt: "14:02",
} as const;

/** Reason of held back data, to which tests add what is lost. */
export const heldData = {
  kind: "data-held",
  list: null,
  site: null,
  hidden: false,
  tournaments: [] as string[],
  live: 0,
  decision: null,
  dataAt: "14:02",
} as const;

/** Formats a reason; a service is down since 14:05. */
export function formatReason<K extends ReasonOf["kind"]>(
  messages: ReasonMessages,
  reason: ReasonOf<K>,
): string {
  const kind: K = reason.kind;
  const since = kind === "service-down" ? "14:05" : "";
  return messages[kind](reason, { ...REASON_FORMAT, since });
}
