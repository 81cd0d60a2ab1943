import { expect, test } from "vitest";
import { fiMatch } from "./match.ts";

const named = (short: string) => fiMatch.roundName({ long: "English", medium: "Engl.", short });

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
])("%s is %s", (short, long, medium) => {
  expect(named(short)).toEqual({ long, medium, short });
});

test.each(["", "constructor", "Playoffs"])("%j is none of ours and stays", (short) => {
  expect(named(short)).toEqual({ long: "English", medium: "Engl.", short });
});
