import { describe, expect, test } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { en, type Messages } from "./en/start.ts";
import { fi } from "./fi/start.ts";

type Sentence = [english: string, finnish: string, format: (messages: Messages) => string];

describe("messages of a match", () => {
  test.each<Sentence>([
    ["«Aino» advanced", "«Aino» jatkoon", ({ match }) => match.result.advanced("Aino")],
    [
      "«Aino» won. Won, 3 of 5.",
      "«Aino» voitti. Voitto, 3 erää (paras 5:stä).",
      ({ match }) => match.decidedBy.clinched({ name: "Aino", score: 3, bestOf: 5 }),
    ],
    [
      "Ended. The service does not say who advanced.",
      "Päättynyt. Palvelu ei kerro, kumpi jatkoi.",
      ({ match }) => match.result.unknown(""),
    ],
    [
      "Ended 1–1. The service does not say who advanced.",
      "Päättyi 1–1. Palvelu ei kerro, kumpi jatkoi.",
      ({ match }) => match.result.unknown("1–1"),
    ],
    [
      "Taken as ended: 3 h since the start, no change for 61 min.",
      "Katsottu päättyneeksi: alkamisesta 3 h, viimeisestä muutoksesta 61 min.",
      ({ match }) => match.result.takenAsEnded("3 h", "61 min"),
    ],
    ["2 of 3 wins", "2/3 voittoa", ({ match }) => match.wins(2, 3)],
    [
      "since 14:00, last change 14:32",
      "14:00 alkaen, viimeisin muutos 14:32",
      ({ match }) => match.panel.seenValue("14:00", "14:32"),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(en), format(fi)].map(showIsolates)).toEqual([english, finnish]);
  });
});

describe("messages of a change", () => {
  test.each<Sentence>([
    ["Score withdrawn", "Tulos peruttu", ({ change }) => change.scoreWithdrawn("")],
    ["Score 2–1 withdrawn", "Tulos 2–1 peruttu", ({ change }) => change.scoreWithdrawn("2–1")],
    ["«Bo» replaces «Aino»", "«Aino» → «Bo»", ({ change }) => change.replaced("Bo", "Aino")],
    [
      "«Aino» is now «Aino K»",
      "«Aino» on nyt «Aino K»",
      ({ change }) => change.renamed("Aino K", "Aino"),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(en), format(fi)].map(showIsolates)).toEqual([english, finnish]);
  });
});

describe("messages of a bracket", () => {
  test.each<Sentence>([
    ["not started", "ei ole alkanut", ({ bracket }) => bracket.says.upcoming("")],
    ["starts 14:00", "alkaa 14:00", ({ bracket }) => bracket.says.upcoming("14:00")],
    ["Page 2 of 3", "Sivu 2/3", ({ bracket }) => bracket.page(2, 3)],
    ["p. 3", "s. 3", ({ bracket }) => bracket.joins("", 3)],
    ["UBQF-1\np. 3", "UBQF-1\ns. 3", ({ bracket }) => bracket.joins("UBQF-1", 3)],
  ])("reads %j / %j", (english, finnish, format) => {
    expect([format(en), format(fi)]).toEqual([english, finnish]);
  });
});
