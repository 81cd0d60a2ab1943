import { describe, expect, test } from "vitest";
import { formatBestOf, match as fiMatch } from "./fi/match.ts";
import { match as svMatch } from "./sv/match.ts";

const rename = (short: string) => {
  const english = { long: "English", medium: "Engl.", short };
  return [fiMatch, svMatch].map(({ roundName }) => {
    const name = roundName(english);
    return [name.long, name.medium, name.short].join(" | ");
  });
};

describe("names of rounds", () => {
  test.each([
    ["R64", "64 parhaan kierros | 64 parasta", "Topp 64 | Topp 64"],
    ["R16", "16 parhaan kierros | 16 parasta", "Åttondelsfinaler | 1/8-finaler"],
    ["QF", "Puolivälierät | Puolivälierät", "Kvartsfinaler | Kvartsfinaler"],
    ["F", "Finaali | Finaali", "Final | Final"],
    ["3rd", "Pronssiottelu | Pronssiottelu", "Bronsmatch | Bronsmatch"],
    ["UBR1", "Yläkaavion 1. kierros | Yläk. 1. kierros", "Övre bracket, omgång 1 | Övre omgång 1"],
    [
      "UBQF",
      "Yläkaavion puolivälierät | Yläk. puolivälierät",
      "Övre bracket, kvartsfinaler | Övre kvartsfinaler",
    ],
    ["UBF", "Yläkaavion finaali | Yläk. finaali", "Övre bracket, final | Övre final"],
    [
      "LBR12",
      "Alakaavion 12. kierros | Alak. 12. kierros",
      "Nedre bracket, omgång 12 | Nedre omgång 12",
    ],
    ["LBSF", "Alakaavion välierä | Alak. välierä", "Nedre bracket, semifinal | Nedre semifinal"],
    ["GF", "Suurfinaali | Suurfinaali", "Grand final | Grand final"],
    ["GF2", "Uusintafinaali | Uusintafinaali", "Grand final, andra matchen | Grand final 2"],
    ["C2", "2. sarake | 2. sarake", "Kolumn 2 | Kolumn 2"],
    ["R8S2", "8 parhaan kierros, vaihe 2 | 8 parasta, v. 2", "Topp 8, steg 2 | Topp 8, steg 2"],
  ])("are for %s in Finnish %s and in Swedish %s", (short, finnish, swedish) => {
    expect(rename(short)).toEqual([`${finnish} | ${short}`, `${swedish} | ${short}`]);
  });

  test.each(["", "constructor", "Playoffs", "UBX", "GF3", "R", "xF"])(
    "stay English for the round %j",
    (short) => {
      const english = `English | Engl. | ${short}`;
      expect(rename(short)).toEqual([english, english]);
    },
  );
});

test.each([
  [1, "paras 1:stä"],
  [3, "paras 3:sta"],
  [5, "paras 5:stä"],
  [9, "paras 9:stä"],
  [13, "paras 13:sta"],
])("formats best of %d with the Finnish ending: %s", (games, text) => {
  expect(formatBestOf(games)).toBe(text);
});
