import { expect, test } from "vitest";
import { fiMatch } from "./match.ts";

const translate = (short: string) => fiMatch.roundName({ long: "English", medium: "Engl.", short });

test.each([
  ["R16", "16 parhaan kierros", "16 parasta"],
  ["QF", "Puolivälierät", "Puoliväl."],
  ["F", "Finaali", "Finaali"],
  ["3rd", "Pronssiottelu", "Pronssi"],
  ["UBR1", "Yläkaavion 1. kierros", "Yläk. 1. kierros"],
  ["UBQF", "Yläkaavion puolivälierät", "Yläk. puolivälierät"],
  ["UBF", "Yläkaavion finaali", "Yläk. finaali"],
  ["LBR12", "Alakaavion 12. kierros", "Alak. 12. kierros"],
  ["LBSF", "Alakaavion välierä", "Alak. välierä"],
  ["GF", "Suurfinaali", "Suurfinaali"],
  ["GF2", "Uusintafinaali", "Uusinta"],
  ["C2", "2. sarake", "2. sarake"],
  ["R8S2", "8 parhaan kierros, vaihe 2", "8 parasta, v. 2"],
])("names the round %s %s in Finnish", (short, long, medium) => {
  expect(translate(short)).toEqual({ long, medium, short });
});

test.each(["", "constructor", "Playoffs"])("keeps the English name of the round %j", (short) => {
  expect(translate(short)).toEqual({ long: "English", medium: "Engl.", short });
});
