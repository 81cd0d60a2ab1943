/** Reasons of attention items as sentences: exact in three languages, all different in each one. */
import { describe, expect, it } from "vitest";
import { formatInAllLanguages } from "#core/testing/all-languages.ts";
import {
  formatReason,
  REASON_FORMAT as FORMAT,
  heldData,
  serviceDown,
  otherMatch as other,
} from "#core/testing/sample-reasons.ts";
import type { ReasonOf } from "./en/attention.ts";
import { LANGUAGE_CODES, LANGUAGES } from "./languages.ts";

/** Longest text that a row of the list shows without a cut, in characters. */
const LONGEST = 50;
const SEVERAL = { ...FORMAT, isSeveral: true };

const result = (scores: number[], winner: string | null = null) => ({
  scores,
  winner: winner === null ? null : { key: winner, name: winner, country: "" },
  draw: false,
});

const SENTENCES: readonly [ReasonOf, english: string, finnish: string, swedish: string][] = [
  [
    { kind: "clocks-differ", minutes: 720, deletionRefused: true },
    "The service's clock is 12 h ahead of the server's. Set the one that is wrong; until then RETENTION_DAYS deletes nothing.",
    "Palvelun kello on 12 h palvelimen kelloa edellä. Aseta väärässä oleva kello oikeaan; siihen asti RETENTION_DAYS ei poista mitään.",
    "Tjänstens klocka går 12 h före serverns. Ställ den som går fel; till dess raderar RETENTION_DAYS ingenting.",
  ],
  [
    { kind: "store-failing", state: "full", unstoredChanges: 1 },
    "The disk is full: free some space; 1 change is not stored and is lost if the server stops.",
    "Levy on täynnä: vapauta tilaa; 1 muutos on tallentamatta ja häviää, jos palvelin pysähtyy.",
    "Disken är full: frigör utrymme; 1 ändring är inte sparad och går förlorad om servern stannar.",
  ],
  [
    { kind: "store-failing", state: "full", unstoredChanges: 7 },
    "The disk is full: free some space; 7 changes are not stored and are lost if the server stops.",
    "Levy on täynnä: vapauta tilaa; 7 muutosta on tallentamatta ja häviää, jos palvelin pysähtyy.",
    "Disken är full: frigör utrymme; 7 ändringar är inte sparade och går förlorade om servern stannar.",
  ],
  [
    { kind: "corrected-late", from: result([2, 1], "Aino"), to: result([1, 2]), next: "UBSF-1" },
    "Result changed from 2–1 (Aino) to 1–2 (no winner) after UBSF-1 had begun.",
    "Tulos muuttui (2–1 (Aino) → 1–2 (ei voittajaa)), kun UBSF-1 oli jo alkanut.",
    "Resultatet ändrades från 2–1 (Aino) till 1–2 (ingen vinnare) när UBSF-1 redan hade börjat.",
  ],
  [
    { kind: "score-too-high", score: 4, bestOf: 5 },
    "4 is more than best of 5 allows.",
    "4 on enemmän kuin paras 5:stä sallii.",
    "4 är mer än vad bäst av 5 tillåter.",
  ],
  [
    { kind: "two-on-one", station: "4", start: "14:25", other, otherStart: "14:20" },
    "Station «4» is used from 14:20 for UBQF-1 and from 14:25 for this match.",
    "Pelipaikalla «4» on 14:20 alkaen UBQF-1 ja 14:25 alkaen tämä ottelu.",
    "Spelplats «4» används från 14:20 för UBQF-1 och från 14:25 för den här matchen.",
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", other, minutes: 5, estimated: false },
    "«Aino»: 5 min after the end of UBQF-1.",
    "«Aino»: 5 min ottelun UBQF-1 päättymisestä.",
    "«Aino»: 5 min efter slutet av UBQF-1.",
  ],
];

/** Further reasons, with a part of the English sentence; all sentences differ from each other. */
const OTHERS: readonly (readonly [ReasonOf, RegExp])[] = [
  [{ kind: "clocks-differ", minutes: -5, deletionRefused: false }, /5 min behind the server's/],
  [
    { kind: "clocks-differ", minutes: 4320, deletionRefused: false },
    /3 days ahead of the server's/,
  ],
  [{ kind: "store-failing", state: "full", unstoredChanges: 0 }, /new data is not stored and is/],
  [{ kind: "conflict", scores: [] }, /as disputed \(flag “conflict”\)\.$/],
  [{ kind: "conflict", scores: [2, 1] }, / Score there: 2–1\.$/],
  [{ kind: "not-started", start: "14:00" }, /14:00 has passed; .* lists it as upcoming/],
  [
    { kind: "running-long", minutes: 70, typical: 40, watched: 6, bestOf: 3 },
    /^70 min so far; best-of-3 matches .* 40 min \(6/,
  ],
  [
    { kind: "running-long", minutes: 70, typical: 40, watched: 6, bestOf: null },
    /^70 min so far; other matches .* 40 min \(6/,
  ],
  [
    { kind: "no-score", minutes: 50, typical: 40, watched: 6 },
    /^No score after 50 min; .* 40 min \(6/,
  ],
  [
    { kind: "contestant-missing", start: "14:00", waitsFor: null },
    /^Starts 14:00, but a contestant is not known/,
  ],
  [
    { kind: "contestant-missing", start: "14:00", waitsFor: "UBQF-1" },
    /^Starts 14:00, but UBQF-1, which feeds it/,
  ],
  [
    { kind: "corrected-late", from: result([2, 1]), to: result([1, 2]), next: null },
    /to 1–2 \(no winner\) after the next match had begun/,
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", other, minutes: 0, estimated: false },
    /Aino.*: no time after the end of UBQF-1/,
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", other, minutes: 5, estimated: true },
    /Aino.*: UBQF-1 will probably not finish/,
  ],
  [{ kind: "slot-unfilled", feeder: "UBQF-1", contestant: null }, /^UBQF-1 .* this slot is empty/],
  [
    { kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" },
    /Aino.* should be in this slot/,
  ],
  [{ kind: "advanced-without-winning", fault: "loser-advanced" }, /^The loser by score advanced/],
  [{ kind: "start-implausible", start: "2006", dates: [] }, /2006, far from all other matches/],
  [
    { kind: "start-implausible", start: "2006", dates: ["1 Mar", "2 Mar"] },
    /2006, far from .* dates \(1 Mar – 2 Mar\)/,
  ],
  [{ kind: "moved", from: "14:00", to: "15:00" }, /from 14:00 to 15:00/],
  [{ kind: "decided-not-over", winner: "Aino", listedUpcoming: true }, /still lists this match/],
  [
    { kind: "decided-not-over", winner: "Aino", listedUpcoming: false },
    /has not closed \(locked\) this match/,
  ],
  [{ kind: "score-withdrawn", scores: [1, 0] }, /withdrew the score 1–0/],
  [{ kind: "unlocked" }, /opened \(unlocked\) this match again/],
  [{ kind: "locked" }, / has closed \(locked\) this match/],
  [{ kind: "bye-with-two" }, /it has two contestants/],
  [
    {
      kind: "new-name",
      feeder: "SF-1",
      former: { key: "aino", name: "Aino" },
      current: { key: "aino-x", name: "Aino X" },
    },
    /Aino X.* is in the slot of .*Aino.* from SF-1/,
  ],
  [{ kind: "no-result" }, /not as a draw/],
  [{ kind: "plays-itself", contestant: "Aino" }, /Both contestants are .*Aino/],
  [
    { kind: "score-unreadable", texts: ["150/7", "3*"] },
    /the score .*150\/7.*3\*.*, which is no number, so the winner is not known/,
  ],
  [{ kind: "service-refused", outcome: "client-refused" }, /CLIENT_ID/],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: true }, /same name/],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: false }, /also plays UBQF-1/],
  [{ kind: "advanced-without-winning", fault: "winner-and-loser" }, /same contestant/],
  [{ kind: "advanced-without-winning", fault: "both-advanced" }, /Both contestants/],
  [{ kind: "no-station", start: "14:45" }, /^Starts 14:45\. .* this one has none/],
  [{ kind: "last-seen", at: "14:00" }, /at 14:00/],
  [{ kind: "still-open", start: "14:00" }, /^Began 14:00 and has .* ended it: .* It has no result/],
  [{ kind: "score-order-unknown" }, /no winner by score is shown\. Enter/],
  [{ kind: "address-corrected", from: "cup-26", to: "cup-2026" }, /Old links lead to the new one/],
  [{ kind: "list-cut", list: "upcoming", horizon: "14:00" }, /nothing after 14:00/],
  [{ kind: "list-cut", list: "ended", horizon: "14:00" }, /goes back to 14:00/],
  [
    { ...heldData, lost: "matches", count: 3, of: 4, hidden: true },
    /sends 1 of 4 hidden matches\./,
  ],
  [serviceDown, /does not answer/],
  [{ kind: "store-failing", state: "unreachable", unstoredChanges: 7 }, /DATABASE_URL/],
  [{ kind: "store-failing", state: "read-only", unstoredChanges: 7 }, /written/],
  [{ kind: "store-failing", state: "missing", unstoredChanges: 7 }, /DATA_DIR/],
  [{ kind: "store-failing", state: "corrupt", unstoredChanges: 7 }, /npm run restore/],
  [{ kind: "store-failing", state: "failing", unstoredChanges: 7 }, /log/],
];

it.each(SENTENCES)("formats %j as “%s” / “%s” / “%s”", async (reason, ...sentences) => {
  const texts = await formatInAllLanguages(({ desk }) => formatReason(desk.why, reason));
  expect(texts).toEqual(sentences);
});

it.each(OTHERS)("formats %j in English", async (reason, part) => {
  const [english] = await formatInAllLanguages(({ desk }) => formatReason(desk.why, reason));
  expect(english).toMatch(part);
});

it("says that no result of several open matches counts", async () => {
  const reason = { kind: "still-open", start: "14:00" } as const;
  const texts = await formatInAllLanguages(({ desk }) => desk.why["still-open"](reason, SEVERAL));
  expect(texts[0]).toMatch(/^Began 14:00 and have .* ended them: .* No result counts/);
  expect(new Set(texts).size).toBe(3);
});

it("mentions several matches in English, Finnish and Swedish", async () => {
  const reason = { kind: "not-started", start: "14:00" } as const;
  expect(
    await formatInAllLanguages(({ desk }) => desk.why["not-started"](reason, SEVERAL)),
  ).toEqual([
    "Start 14:00 has passed; the service still lists them as upcoming.",
    "Alkamisaika 14:00 on ohi; palvelu listaa ne yhä tuleviin.",
    "Starttiden 14:00 har passerat; tjänsten listar fortfarande dem som kommande.",
  ]);
});

describe.each(LANGUAGE_CODES)("reasons for attention in %s", async (code) => {
  const { why, shortWhy } = (await (await LANGUAGES[code].load()).pages()).desk;
  const reasons = [...SENTENCES, ...OTHERS].map(([reason]) => reason);

  it("are complete sentences that differ from each other", () => {
    const texts = reasons.map((reason) => formatReason(why, reason));
    expect(new Set(texts).size).toBe(reasons.length);
    for (const text of texts) expect(text).toMatch(/^(?!.*(?:undefined|null|NaN)).+[.]$/);
    expect(new Set(reasons.map(({ kind }) => kind))).toEqual(new Set(Object.keys(why)));
  });

  it("have a short form, which is no sentence and fits into a row of the list", () => {
    for (const reason of reasons) {
      const text = formatReason(shortWhy, reason);
      expect(text).toMatch(/^(?!.*(?:undefined|null|NaN)).+[^.]$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it.each([why, shortWhy])(
    "do not mention the score if an item has several matches",
    (messages) => {
      const conflict = { kind: "conflict", scores: [2, 1] } as const;
      const unscored = messages.conflict({ ...conflict, scores: [] }, FORMAT);
      expect(messages.conflict(conflict, SEVERAL)).toBe(unscored);
    },
  );
});
