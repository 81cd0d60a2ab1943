/** Reasons of attention items as one short text that depends on their values, in English. */
import { expect, it } from "vitest";
import {
  formatReason,
  heldData,
  serviceDown,
  otherMatch as other,
} from "#core/testing/sample-reasons.ts";
import { shortWhy, type ReasonOf } from "./en/attention.ts";

const result = (...scores: number[]) => ({ scores, winner: null, draw: false });
const corrected = { kind: "corrected-late", from: result(2, 1), to: result(1, 2) } as const;
const turnaround = { kind: "short-turnaround", contestant: "Aino", other } as const;
const lostScores = { ...heldData, lost: "scores", count: 9, of: 12 } as const;
const lostMatches = { ...heldData, lost: "matches", count: 86, of: 89 } as const;

it.each<[ReasonOf, english: string]>([
  [{ kind: "conflict", scores: [] }, "they marked it disputed"],
  [{ kind: "conflict", scores: [2, 1] }, "they marked it disputed, 2–1"],
  [
    { kind: "running-long", minutes: 142, typical: 48, watched: 19, bestOf: 3 },
    "2 h 22; median of 19 is 48 min",
  ],
  // The name of the item has the match for which it waits.
  [{ kind: "contestant-missing", start: "14:00", waitsFor: "UBQF-1" }, "starts 14:00"],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: true },
    "\u2068Aino\u2069 won, still upcoming there",
  ],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: false },
    "\u2068Aino\u2069 won, not closed there",
  ],
  [{ ...corrected, next: "UBSF-1" }, "2–1 became 1–2 after UBSF-1 began"],
  [{ ...corrected, next: null }, "2–1 became 1–2 after the next match began"],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: true }, "same name in UBQF-1"],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: false }, "also plays UBQF-1"],
  [
    { kind: "two-on-one", station: "4", start: "14:25", other, otherStart: "14:20" },
    "UBQF-1 14:20, also 14:25",
  ],
  [{ ...turnaround, minutes: 5, estimated: true }, "UBQF-1 may end late"],
  [{ ...turnaround, minutes: -5, estimated: false }, "0 min after UBQF-1"],
  [{ kind: "slot-unfilled", feeder: "UBQF-1", contestant: null }, "UBQF-1 is decided"],
  [{ kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" }, "UBQF-1: \u2068Aino\u2069"],
  [{ kind: "list-cut", list: "upcoming", horizon: "14:00" }, "100 listed, up to 14:00"],
  [{ kind: "list-cut", list: "ended", horizon: "14:00" }, "100 listed, back to 14:00"],
  [serviceDown, "no answer in time, data from 14:02"],
  [{ ...serviceDown, dataAt: null }, "no answer in time, no data yet"],
  [lostMatches, "3 of 89 matches sent"],
  [{ ...lostMatches, live: 1 }, "3 of 89 matches sent, 1 live"],
  [{ ...lostScores, decision: "keep" }, "9 of 12 matches without scores, kept"],
  [{ kind: "clocks-differ", minutes: -5, deletionRefused: false }, "5 min behind"],
  [{ kind: "clocks-differ", minutes: 720, deletionRefused: true }, "12 h ahead"],
  [{ kind: "store-failing", state: "full", unstoredChanges: 0 }, "new data not stored"],
  [{ kind: "store-failing", state: "full", unstoredChanges: 7 }, "7 changes not stored"],
])("returns for %j “%s”", (reason, text) => {
  expect(formatReason(shortWhy, reason)).toBe(text);
});
