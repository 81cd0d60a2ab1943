/** Formats every variant of every reason for attention in every language. */
import { describe, expect, it } from "vitest";
import { PLAIN_REASON_FORMAT as FORMAT } from "#core/testing/plain-reason-format.ts";
import type { ReasonMessages, ReasonOf } from "./en/attention-messages.ts";
import { LANGUAGE_CODES, LANGUAGES } from "./languages.ts";

const SEVERAL = { ...FORMAT, isSeveral: true };

const result = (winner: string | null) => ({
  scores: [2, 1],
  winner: winner === null ? null : { key: winner, name: winner, country: "" },
  draw: false,
});
const other = { match: "a.example/1", name: "UBQF-1" };
const start = "14:00";
const long = { kind: "running-long", minutes: 70, typical: 40, watched: 6 } as const;
const turnaround = { kind: "short-turnaround", contestant: "Aino", other } as const;
const corrected = { kind: "corrected-late", to: result("Bo"), next: "UBF" } as const;
const overlapping = { kind: "overlapping", contestant: "Aino", other } as const;
const heldData = {
  kind: "data-held",
  lost: "matches",
  count: 3,
  of: 4,
  list: null,
  site: null,
  hidden: false,
  decision: null,
  dataAt: "14:02",
} as const;
const clocks = { kind: "clocks-differ", minutes: 5, deletionRefused: false } as const;

/** Reasons whose sentences must differ from each other. */
const VARIANTS: readonly (readonly ReasonOf[])[] = [
  [
    { kind: "conflict", scores: [] },
    { kind: "conflict", scores: [2, 1] },
  ],
  [{ kind: "not-started", start }],
  [
    { ...long, bestOf: 3 },
    { ...long, bestOf: null },
  ],
  [{ kind: "no-score", minutes: 30, typical: 20, watched: 5 }],
  [
    { kind: "contestant-missing", start, waitsFor: null },
    { kind: "contestant-missing", start, waitsFor: "UBQF-1" },
  ],
  [{ kind: "moved", from: start, to: "15:00" }],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: true },
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: false },
  ],
  [
    { ...corrected, from: result("Aino") },
    { ...corrected, from: result(null) },
    { ...corrected, from: result(null), next: null },
  ],
  [{ kind: "score-withdrawn", scores: [1, 0] }],
  [
    { kind: "unlocked" },
    { kind: "locked" },
    { kind: "bye-with-two" },
    { kind: "service-refused", outcome: "client-refused" },
  ],
  [{ kind: "score-too-high", score: 4, bestOf: 3 }],
  [
    { ...overlapping, sameName: true },
    { ...overlapping, sameName: false },
  ],
  [
    { ...turnaround, minutes: 5, estimated: true },
    { ...turnaround, minutes: 5, estimated: false },
    { ...turnaround, minutes: 0, estimated: false },
  ],
  [
    { kind: "slot-unfilled", feeder: "UBQF-1", contestant: null },
    { kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" },
  ],
  [
    { kind: "advanced-without-winning", fault: "loser-advanced" },
    { kind: "advanced-without-winning", fault: "winner-and-loser" },
    { kind: "advanced-without-winning", fault: "both-advanced" },
  ],
  [{ kind: "last-seen", at: start }],
  [
    { kind: "list-cut", list: "upcoming", horizon: start },
    { kind: "list-cut", list: "ended", horizon: start },
  ],
  [
    heldData,
    { ...heldData, list: "upcoming" },
    { ...heldData, list: "ended" },
    { ...heldData, lost: "scores" },
    { ...heldData, site: "a.example" },
    { ...heldData, hidden: true },
    { ...heldData, decision: "keep" },
  ],
  [
    clocks,
    { ...clocks, minutes: -5 },
    { ...clocks, minutes: 300 },
    { ...clocks, minutes: 9000 },
    { ...clocks, deletionRefused: true },
  ],
  [
    { kind: "store-failing", state: "full", unstoredChanges: 0 },
    { kind: "store-failing", state: "full", unstoredChanges: 1 },
    { kind: "store-failing", state: "full", unstoredChanges: 2 },
    { kind: "store-failing", state: "corrupt", unstoredChanges: 2 },
  ],
];

describe.each(LANGUAGE_CODES)("reasons for attention in %s", async (code) => {
  const { areas } = await LANGUAGES[code].load();
  const { why } = await areas.desk();

  it.each(VARIANTS)("formats variants of a reason differently: %j", (...variants) => {
    const texts = variants.map((reason) => formatReason(why, reason));
    expect(new Set(texts).size).toBe(variants.length);
    for (const text of texts) expect(text).toMatch(/^(?!.*(?:undefined|null|NaN)).+[.]$/);
  });

  it("mentions neither the score nor a single match if an item has several", () => {
    const conflict = { kind: "conflict", scores: [2, 1] } as const;
    expect(why.conflict(conflict, SEVERAL)).toBe(why.conflict({ ...conflict, scores: [] }, FORMAT));
    const late = { kind: "not-started", start } as const;
    expect(why["not-started"](late, SEVERAL)).not.toBe(why["not-started"](late, FORMAT));
  });
});

function formatReason<K extends ReasonOf["kind"]>(
  why: ReasonMessages,
  reason: ReasonOf<K>,
): string {
  const kind: K = reason.kind;
  return why[kind](reason, FORMAT);
}
