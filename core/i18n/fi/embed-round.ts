import type { RoundName } from "#core/model/derived.ts";

const NAMES: Readonly<Record<string, string>> = {
  F: "Finaali",
  SF: "Välierät",
  QF: "Puolivälierät",
  GF: "Suurfinaali",
  GF2: "Uusinta",
  "3rd": "Pronssi",
};

/** A round's name for a widget: as `fiRoundName` says it, in one form and few bytes. */
export function fiEmbedRound({ short }: RoundName): RoundName {
  const rest = short.replace(/^[UL]B/, "");
  const isSide = rest !== short;
  const name = NAMES[rest] ?? rest.replace(/^R(\d+)$/, isSide ? "$1. kierros" : "$1 parasta");
  const said = isSide ? `${short[0] === "U" ? "Yläk." : "Alak."} ${name.toLowerCase()}` : name;
  return { long: said, medium: said, short };
}
