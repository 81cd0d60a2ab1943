import { expect, it } from "vitest";
import { PLAIN_REASON_FORMAT as FORMAT } from "#core/testing/plain-reason-format.ts";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { svReasons as why } from "./attention.ts";

const SEVERAL = { ...FORMAT, isSeveral: true };

const result = (scores: number[], name: string | null) => ({
  scores,
  winner: name === null ? null : { key: name, name, country: "" },
  draw: false,
});
const other = { match: "a.example/1", name: "UBQF-1" };
const heldData = { kind: "data-held", site: null, hidden: false, dataAt: "14:02" } as const;
const turnaround = { kind: "short-turnaround", contestant: "Aino", other } as const;
const long = { kind: "running-long", minutes: 70, typical: 40, watched: 6 } as const;

it.each([
  [
    "Tjänsten markerar en konflikt i matchen.",
    why.conflict({ kind: "conflict", scores: [] }, FORMAT),
  ],
  [
    "Tjänsten markerar en konflikt i matchen. Resultat där: 2–1.",
    why.conflict({ kind: "conflict", scores: [2, 1] }, FORMAT),
  ],
  [
    "Tjänsten markerar en konflikt i matchen.",
    why.conflict({ kind: "conflict", scores: [2, 1] }, SEVERAL),
  ],
  [
    "Starttiden 14:00 har passerat; tjänsten listar fortfarande dem som kommande.",
    why["not-started"]({ kind: "not-started", start: "14:00" }, SEVERAL),
  ],
  [
    "70 min hittills; matcher i bäst av 3 tar ungefär 40 min (6 bevakade).",
    why["running-long"]({ ...long, bestOf: 3 }, FORMAT),
  ],
  [
    "70 min hittills; andra matcher tar ungefär 40 min (6 bevakade).",
    why["running-long"]({ ...long, bestOf: null }, FORMAT),
  ],
  [
    "Börjar 14:00, men UBQF-1, som avgör en plats, är inte avslutad.",
    why["contestant-missing"](
      { kind: "contestant-missing", start: "14:00", waitsFor: "UBQF-1" },
      FORMAT,
    ),
  ],
  [
    "Resultatet ändrades från 2–1 («Aino») till 1–2 (ingen vinnare) när nästa match redan hade börjat.",
    why["corrected-late"](
      {
        kind: "corrected-late",
        from: result([2, 1], "\u2068Aino\u2069"),
        to: result([1, 2], null),
        next: null,
      },
      FORMAT,
    ),
  ],
  [
    "UBQF-1 är avgjord, men platsen är tom.",
    why["slot-unfilled"]({ kind: "slot-unfilled", feeder: "UBQF-1", contestant: null }, FORMAT),
  ],
  [
    "UBQF-1 är avgjord: «Aino» ska stå på den här platsen.",
    why["slot-unfilled"]({ kind: "slot-unfilled", feeder: "UBQF-1", contestant: "Aino" }, FORMAT),
  ],
  [
    "«Aino»: ingen tid efter slutet av UBQF-1.",
    why["short-turnaround"]({ ...turnaround, minutes: 0, estimated: false }, FORMAT),
  ],
  [
    "«Aino»: 5 min efter slutet av UBQF-1.",
    why["short-turnaround"]({ ...turnaround, minutes: 5, estimated: false }, FORMAT),
  ],
  [
    "«Aino»: UBQF-1 hinner troligen inte bli klar i tid.",
    why["short-turnaround"]({ ...turnaround, minutes: 5, estimated: true }, FORMAT),
  ],
  [
    "Förloraren enligt resultatet gick vidare.",
    why["advanced-without-winning"](
      { kind: "advanced-without-winning", fault: "loser-advanced" },
      FORMAT,
    ),
  ],
  [
    "Tjänsten skickar nu 3 av 60 dolda kommande matcher från «a.example». Visar data från 14:02.",
    why["data-held"](
      {
        ...heldData,
        lost: "matches",
        count: 57,
        of: 60,
        list: "upcoming",
        site: "a.example",
        hidden: true,
        decision: null,
      },
      FORMAT,
    ),
  ],
  [
    "Tjänsten skickar inte längre resultat för 9 av 12 matcher. Visar data från 14:02. Personalen valde att behålla dem.",
    why["data-held"](
      { ...heldData, lost: "scores", count: 9, of: 12, list: null, decision: "keep" },
      FORMAT,
    ),
  ],
  [
    "Tjänstens klocka går 5 min efter serverns. Ställ den som går fel.",
    why["clocks-differ"]({ kind: "clocks-differ", minutes: -5, deletionRefused: false }, FORMAT),
  ],
  [
    "Tjänstens klocka går 3 dagar före serverns. Ställ den som går fel; till dess raderar RETENTION_DAYS ingenting.",
    why["clocks-differ"]({ kind: "clocks-differ", minutes: 4320, deletionRefused: true }, FORMAT),
  ],
  ...[
    [0, "nya data sparas inte och går förlorade"] as const,
    [1, "1 ändring är inte sparad och går förlorad"] as const,
    [7, "7 ändringar är inte sparade och går förlorade"] as const,
  ].map(([unstoredChanges, loss]) => [
    `Disken är full: frigör utrymme; ${loss} om servern stannar.`,
    why["store-failing"]({ kind: "store-failing", state: "full", unstoredChanges }, FORMAT),
  ]),
])("formats the reason %j", (text, message) => {
  expect(showIsolates(message ?? "")).toBe(text);
});
