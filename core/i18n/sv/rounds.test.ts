import { expect, test } from "vitest";
import { svMatch } from "./match.ts";

const translate = (short: string) => svMatch.roundName({ long: "English", medium: "Engl.", short });

test.each([
  ["R64", "Topp 64", "Topp 64"],
  ["R16", "Åttondelsfinaler", "1/8-finaler"],
  ["QF", "Kvartsfinaler", "Kvartsfinaler"],
  ["F", "Final", "Final"],
  ["3rd", "Bronsmatch", "Bronsmatch"],
  ["UBR1", "Övre bracket, omgång 1", "Övre omgång 1"],
  ["UBQF", "Övre bracket, kvartsfinaler", "Övre kvartsfinaler"],
  ["UBF", "Övre bracket, final", "Övre final"],
  ["LBR12", "Nedre bracket, omgång 12", "Nedre omgång 12"],
  ["LBSF", "Nedre bracket, semifinal", "Nedre semifinal"],
  ["GF", "Grand final", "Grand final"],
  ["GF2", "Grand final, andra matchen", "Grand final 2"],
  ["C2", "Kolumn 2", "Kolumn 2"],
  ["R8S2", "Topp 8, steg 2", "Topp 8, steg 2"],
])("names %s %s, in brief %s", (short, long, medium) => {
  expect(translate(short)).toEqual({ long, medium, short });
});

test.each(["", "constructor", "Playoffs", "UBX"])("keeps the name of %j", (short) => {
  expect(translate(short)).toEqual({ long: "English", medium: "Engl.", short });
});
