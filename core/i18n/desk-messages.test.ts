import { describe, expect, test } from "vitest";
import { PLAIN_REASON_FORMAT as FORMAT } from "#core/testing/plain-reason-format.ts";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { type DeskMessages, enDesk } from "./en/desk.ts";
import { fiDesk } from "./fi/desk.ts";

const result = (...scores: number[]) => ({ scores, winner: null, draw: false });

type Sentence = [english: string, finnish: string, format: (messages: DeskMessages) => string];

function expectSentence(english: string, finnish: string, format: Sentence[2]): void {
  expect([format(enDesk), format(fiDesk)].map(showIsolates)).toEqual([english, finnish]);
}

describe("reasons of attention items", () => {
  const hold = {
    kind: "data-held",
    list: null,
    site: null,
    hidden: false,
    decision: null,
    dataAt: "14:02",
  } as const;
  const other = { match: "a.example/1", name: "UBQF-1" };
  test.each<Sentence>([
    [
      "The service now sends 3 of 89 matches. Showing data from 14:02.",
      "Palvelu lähettää nyt 3/89 ottelua. Näytetään tiedot ajalta 14:02.",
      ({ why }) => why["data-held"]({ ...hold, lost: "matches", count: 86, of: 89 }, FORMAT),
    ],
    [
      "The service now sends 3 of 60 hidden upcoming matches of «a.example». Showing data from 14:02.",
      "Palvelu lähettää nyt 3/60 piilotettua tulevaa ottelua sivustolta «a.example». Näytetään tiedot ajalta 14:02.",
      ({ why }) =>
        why["data-held"](
          {
            ...hold,
            lost: "matches",
            count: 57,
            of: 60,
            list: "upcoming",
            site: "a.example",
            hidden: true,
          },
          FORMAT,
        ),
    ],
    [
      "The service now sends 3 of 29 ended matches. Showing data from 14:02.",
      "Palvelu lähettää nyt 3/29 alkanutta ottelua. Näytetään tiedot ajalta 14:02.",
      ({ why }) =>
        why["data-held"]({ ...hold, lost: "matches", count: 26, of: 29, list: "ended" }, FORMAT),
    ],
    [
      "The service no longer sends the scores of 9 of 12 matches. Showing data from 14:02.",
      "Palvelu ei enää lähetä tietoa: tulokset (9/12 ottelua). Näytetään tiedot ajalta 14:02.",
      ({ why }) => why["data-held"]({ ...hold, lost: "scores", count: 9, of: 12 }, FORMAT),
    ],
    [
      "The service no longer sends the scores of 9 of 12 hidden matches of «a.example». Showing data from 14:02.",
      "Palvelu ei enää lähetä tietoa: tulokset (9/12 piilotettua ottelua, «a.example»). Näytetään tiedot ajalta 14:02.",
      ({ why }) =>
        why["data-held"](
          { ...hold, lost: "scores", count: 9, of: 12, site: "a.example", hidden: true },
          FORMAT,
        ),
    ],
    [
      "The service's clock is 5 min behind the server's. Set the one that is wrong.",
      "Palvelun kello on 5 min palvelimen kelloa jäljessä. Aseta väärässä oleva kello oikeaan.",
      ({ why }) =>
        why["clocks-differ"](
          { kind: "clocks-differ", minutes: -5, deletionRefused: false },
          FORMAT,
        ),
    ],
    [
      "The service's clock is 12 h ahead of the server's. Set the one that is wrong; until then RETENTION_DAYS deletes nothing.",
      "Palvelun kello on 12 h palvelimen kelloa edellä. Aseta väärässä oleva kello oikeaan; siihen asti RETENTION_DAYS ei poista mitään.",
      ({ why }) =>
        why["clocks-differ"](
          { kind: "clocks-differ", minutes: 720, deletionRefused: true },
          FORMAT,
        ),
    ],
    [
      "The service's clock is 3 days ahead of the server's. Set the one that is wrong.",
      "Palvelun kello on 3 päivää palvelimen kelloa edellä. Aseta väärässä oleva kello oikeaan.",
      ({ why }) =>
        why["clocks-differ"](
          { kind: "clocks-differ", minutes: 3 * 24 * 60, deletionRefused: false },
          FORMAT,
        ),
    ],
    ...([0, 1, 7] as const).map((count): Sentence => [
      `The disk is full: free some space; ${["new data is not stored and is", "1 change is not stored and is"][count] ?? "7 changes are not stored and are"} lost if the server stops.`,
      `Levy on täynnä: vapauta tilaa; ${["uusi tieto jää", "1 muutos on"][count] ?? "7 muutosta on"} tallentamatta ja häviää, jos palvelin pysähtyy.`,
      ({ why }) =>
        why["store-failing"](
          { kind: "store-failing", state: "full", unstoredChanges: count },
          FORMAT,
        ),
    ]),
    [
      "The service marks this match as in conflict.",
      "Palvelu merkitsee ottelun ristiriitaiseksi.",
      ({ why }) => why.conflict({ kind: "conflict", scores: [] }, FORMAT),
    ],
    [
      "The service marks this match as in conflict. Score there: 2–1.",
      "Palvelu merkitsee ottelun ristiriitaiseksi. Tulos siellä: 2–1.",
      ({ why }) => why.conflict({ kind: "conflict", scores: [2, 1] }, FORMAT),
    ],
    [
      "Start 14:00 has passed; the service still lists it as upcoming.",
      "Alkamisaika 14:00 on ohi; palvelu listaa sen yhä tuleviin.",
      ({ why }) => why["not-started"]({ kind: "not-started", start: "14:00" }, FORMAT),
    ],
    [
      "Start 14:00 has passed; the service still lists them as upcoming.",
      "Alkamisaika 14:00 on ohi; palvelu listaa ne yhä tuleviin.",
      ({ why }) =>
        why["not-started"]({ kind: "not-started", start: "14:00" }, { ...FORMAT, isSeveral: true }),
    ],
    [
      "70 min so far; best-of-3 matches take about 40 min (6 observed).",
      "Kestänyt 70 min; paras 3:sta noin 40 min (6 seurattu).",
      ({ why }) =>
        why["running-long"](
          { kind: "running-long", minutes: 70, typical: 40, watched: 6, bestOf: 3 },
          FORMAT,
        ),
    ],
    [
      "70 min so far; other matches take about 40 min (6 observed).",
      "Kestänyt 70 min; muut noin 40 min (6 seurattu).",
      ({ why }) =>
        why["running-long"](
          { kind: "running-long", minutes: 70, typical: 40, watched: 6, bestOf: null },
          FORMAT,
        ),
    ],
    [
      "No score after 50 min; other matches take about 40 min (6 observed).",
      "Ei tulosta 50 minuutin jälkeen; muut olivat ohi noin 40 minuutissa (6 seurattu).",
      ({ why }) =>
        why["no-score"]({ kind: "no-score", minutes: 50, typical: 40, watched: 6 }, FORMAT),
    ],
    [
      "Starts 14:00, but a contestant is not known yet.",
      "Alkaa 14:00, eikä kaikkia osallistujia tiedetä.",
      ({ why }) =>
        why["contestant-missing"](
          { kind: "contestant-missing", start: "14:00", waitsFor: null },
          FORMAT,
        ),
    ],
    [
      "Starts 14:00, but UBQF-1, which feeds it, has not ended.",
      "Alkaa 14:00 ja odottaa ottelua UBQF-1.",
      ({ why }) =>
        why["contestant-missing"](
          { kind: "contestant-missing", start: "14:00", waitsFor: "UBQF-1" },
          FORMAT,
        ),
    ],
    [
      "Result changed from 2–1 (no winner) to 1–2 (no winner) after UBSF-1 had begun.",
      "Tulos muuttui (2–1 (ei voittajaa) → 1–2 (ei voittajaa)), kun UBSF-1 oli jo alkanut.",
      ({ why }) =>
        why["corrected-late"](
          { kind: "corrected-late", from: result(2, 1), to: result(1, 2), next: "UBSF-1" },
          FORMAT,
        ),
    ],
    [
      "Result changed from 2–1 (no winner) to 1–2 (no winner) after the next match had begun.",
      "Tulos muuttui (2–1 (ei voittajaa) → 1–2 (ei voittajaa)), kun seuraava ottelu oli jo alkanut.",
      ({ why }) =>
        why["corrected-late"](
          { kind: "corrected-late", from: result(2, 1), to: result(1, 2), next: null },
          FORMAT,
        ),
    ],
    [
      "4 is more than best of 5 allows.",
      "4 on enemmän kuin paras 5:stä sallii.",
      ({ why }) => why["score-too-high"]({ kind: "score-too-high", score: 4, bestOf: 5 }, FORMAT),
    ],
    [
      "«Aino»: 5 min after the end of UBQF-1.",
      "«Aino»: 5 min ottelun UBQF-1 päättymisestä.",
      ({ why }) =>
        why["short-turnaround"](
          { kind: "short-turnaround", contestant: "Aino", minutes: 5, other, estimated: false },
          FORMAT,
        ),
    ],
    [
      "«Aino»: no time after the end of UBQF-1.",
      "«Aino»: ei yhtään aikaa ottelun UBQF-1 jälkeen.",
      ({ why }) =>
        why["short-turnaround"](
          { kind: "short-turnaround", contestant: "Aino", minutes: 0, other, estimated: false },
          FORMAT,
        ),
    ],
    [
      "UBQF-1 is decided, but this slot is empty.",
      "UBQF-1 on ratkennut, mutta paikka on tyhjä.",
      ({ why }) =>
        why["slot-unfilled"]({ kind: "slot-unfilled", feeder: "UBQF-1", contestant: null }, FORMAT),
    ],
    [
      "UBQF-1 is decided: «Aino» should be in this slot.",
      "UBQF-1 on ratkennut: tähän kuuluu «Aino».",
      ({ why }) =>
        why["slot-unfilled"](
          { kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" },
          FORMAT,
        ),
    ],
  ])("reads “%s” / “%s”", expectSentence);
});

describe("messages of the staff area", () => {
  test.each<Sentence>([
    ["1 snoozed or done", "1 siirretty tai hoidettu", ({ away }) => away(1)],
    ["3 snoozed or done", "3 siirretty tai hoidettu", ({ away }) => away(3)],
    ["just now", "juuri nyt", ({ claim }) => claim.ago(0)],
    ["1 min ago", "1 min sitten", ({ claim }) => claim.ago(1)],
    [
      "«Aino» has it, from «Bo»",
      "«Aino» hoitaa, antoi «Bo»",
      ({ claim }) => claim.hasFrom("Aino", "Bo"),
    ],
    ["1 result", "1 tulos", ({ handover }) => handover.results(1)],
    ["9 results", "9 tulosta", ({ handover }) => handover.results(9)],
    ["3–1–0 points", "3–1–0 pistettä", ({ facts }) => facts.points("3", "1", "0")],
  ])("reads “%s” / “%s”", expectSentence);
});
