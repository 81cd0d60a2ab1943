/** Reasons of attention items as one short text: exact in English, complete in all languages. */
import { describe, expect, it } from "vitest";
import {
  REASON_FORMAT as FORMAT,
  heldData,
  serviceDown,
  otherMatch as other,
} from "#core/testing/sample-reasons.ts";
import type { ReasonMessages, ReasonOf } from "./en/attention.ts";
import { LANGUAGE_CODES, LANGUAGES } from "./languages.ts";

/** Longest text that a row of the list shows without a cut, in characters. */
const LONGEST = 50;

const result = (...scores: number[]) => ({ scores, winner: null, draw: false });

const REASONS: readonly (readonly [ReasonOf, english: string])[] = [
  [{ kind: "conflict", scores: [] }, "they marked it disputed"],
  [{ kind: "conflict", scores: [2, 1] }, "they marked it disputed, 2–1"],
  [{ kind: "not-started", start: "14:00" }, "start 14:00 passed"],
  [
    { kind: "running-long", minutes: 142, typical: 48, watched: 19, bestOf: 3 },
    "2 h 22; median of 19 is 48 min",
  ],
  [
    { kind: "no-score", minutes: 50, typical: 40, watched: 6 },
    "no score in 50 min; median of 6 is 40 min",
  ],
  [{ kind: "contestant-missing", start: "14:00", waitsFor: null }, "starts 14:00"],
  [
    { kind: "contestant-missing", start: "14:00", waitsFor: "UBQF-1" },
    // The name of the item has the match for which it waits.
    "starts 14:00",
  ],
  [{ kind: "start-implausible", start: "2006", dates: [] }, "start 2006 sent"],
  [{ kind: "moved", from: "14:00", to: "15:00" }, "14:00 → 15:00"],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: true },
    "\u2068Aino\u2069 won, still upcoming there",
  ],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: false },
    "\u2068Aino\u2069 won, not closed there",
  ],
  [
    { kind: "corrected-late", from: result(2, 1), to: result(1, 2), next: "UBSF-1" },
    "2–1 became 1–2 after UBSF-1 began",
  ],
  [
    { kind: "corrected-late", from: result(2, 1), to: result(1, 2), next: null },
    "2–1 became 1–2 after the next match began",
  ],
  [{ kind: "score-withdrawn", scores: [1, 0] }, "1–0 withdrawn"],
  [{ kind: "unlocked" }, "opened again there"],
  [{ kind: "locked" }, "closed there, not over"],
  [{ kind: "score-too-high", score: 4, bestOf: 5 }, "4 in best of 5"],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: true }, "same name in UBQF-1"],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: false }, "also plays UBQF-1"],
  [
    { kind: "two-on-one", station: "4", start: "14:25", other, otherStart: "14:20" },
    "UBQF-1 14:20, also 14:25",
  ],
  [{ kind: "no-station", start: "14:45" }, "starts 14:45"],
  [
    { kind: "short-turnaround", contestant: "Aino", other, minutes: 5, estimated: true },
    "UBQF-1 may end late",
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", other, minutes: -5, estimated: false },
    "0 min after UBQF-1",
  ],
  [{ kind: "bye-with-two" }, "two contestants"],
  [
    {
      kind: "new-name",
      feeder: "SF-1",
      former: { key: "aino", name: "Aino" },
      current: { key: "aino-x", name: "Aino X" },
    },
    "\u2068Aino X\u2069",
  ],
  [{ kind: "no-result" }, "closed there without a score"],
  [{ kind: "score-unreadable", texts: ["W"] }, "\u2068W\u2069 is no number"],
  [{ kind: "plays-itself", contestant: "Aino" }, "same contestant twice"],
  [{ kind: "slot-unfilled", feeder: "UBQF-1", contestant: null }, "UBQF-1 is decided"],
  [{ kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" }, "UBQF-1: \u2068Aino\u2069"],
  [{ kind: "advanced-without-winning", fault: "loser-advanced" }, "loser by score advanced"],
  [{ kind: "advanced-without-winning", fault: "winner-and-loser" }, "one in both next matches"],
  [{ kind: "advanced-without-winning", fault: "both-advanced" }, "both advanced"],
  [{ kind: "still-open", start: "14:00" }, "began 14:00, no result"],
  [{ kind: "score-order-unknown" }, "highest or lowest?"],
  [
    { kind: "address-corrected", from: "cup-26", to: "cup-2026" },
    "\u2068cup-26\u2069 → \u2068cup-2026\u2069",
  ],
  [{ kind: "last-seen", at: "14:10" }, "last listed 14:10"],
  [{ kind: "list-cut", list: "upcoming", horizon: "14:00" }, "100 listed, up to 14:00"],
  [{ kind: "list-cut", list: "ended", horizon: "14:00" }, "100 listed, back to 14:00"],
  [{ kind: "service-refused", outcome: "client-refused" }, "credentials rejected"],
  [serviceDown, "no answer in time, data from 14:02"],
  [{ ...serviceDown, dataAt: null }, "no answer in time, no data yet"],
  [{ ...heldData, lost: "matches", count: 86, of: 89 }, "3 of 89 matches sent"],
  [{ ...heldData, lost: "matches", count: 86, of: 89, live: 1 }, "3 of 89 matches sent, 1 live"],
  [{ ...heldData, lost: "scores", count: 9, of: 12 }, "9 of 12 matches without scores"],
  [
    { ...heldData, lost: "scores", count: 9, of: 12, decision: "keep" },
    "9 of 12 matches without scores, kept",
  ],
  [{ kind: "clocks-differ", minutes: -5, deletionRefused: false }, "5 min behind"],
  [{ kind: "clocks-differ", minutes: 720, deletionRefused: true }, "12 h ahead"],
  [{ kind: "store-failing", state: "full", unstoredChanges: 0 }, "new data not stored"],
  [{ kind: "store-failing", state: "full", unstoredChanges: 7 }, "7 changes not stored"],
];

function formatReason<K extends ReasonOf["kind"]>(
  messages: ReasonMessages,
  reason: ReasonOf<K>,
  format = FORMAT,
): string {
  const kind: K = reason.kind;
  return messages[kind](reason, format);
}

describe("the short reason in English", async () => {
  const { shortWhy } = (await (await LANGUAGES.en.load()).pages()).desk;
  it.each(REASONS)("returns for %j “%s”", (reason, text) => {
    expect(formatReason(shortWhy, reason)).toBe(text);
  });
});

describe.each(LANGUAGE_CODES)("short reasons in %s", async (code) => {
  const { shortWhy, why } = (await (await LANGUAGES[code].load()).pages()).desk;

  it("are short, no sentences, and exist for each kind", () => {
    const texts = REASONS.map(([reason]) => formatReason(shortWhy, reason));
    for (const text of texts) {
      expect(text).toMatch(/^(?!.*(?:undefined|null|NaN)).+[^.]$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    }
    expect(new Set(REASONS.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(why)));
  });

  it("do not mention the score if an item has several matches", () => {
    const conflict = { kind: "conflict", scores: [2, 1] } as const;
    expect(formatReason(shortWhy, conflict, { ...FORMAT, isSeveral: true })).toBe(
      formatReason(shortWhy, { ...conflict, scores: [] }),
    );
  });
});
