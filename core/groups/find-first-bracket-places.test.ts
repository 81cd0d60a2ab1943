import { expect, it } from "vitest";
import { derived, entries, entry, match, round } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findFirstBracketPlaces } from "./find-first-bracket-places.ts";

const inBracket = (id: string, roundKey: string, ...names: readonly string[]): DerivedMatch =>
  derived(match(id, { bracketId: "7", entries: entries(...names) }), {
    code: `M${id}`,
    round: round(roundKey),
  });

const codes = (matches: readonly DerivedMatch[], ...names: readonly string[]) => {
  const places = findFirstBracketPlaces(matches);
  return names.map((name) => places.get(entry(name).key)?.code ?? null);
};

it("finds the first place of each contestant, in any order of matches", () => {
  const matches = [
    inBracket("3", "ro2", "Aino", "Cai"),
    inBracket("1", "ro4", "Aino", "Bo"),
    inBracket("2", "ro4", "Cai", "Dag"),
  ];
  const all = ["Aino", "Bo", "Cai", "Dag"] as const;
  expect(codes(matches, ...all)).toEqual(["M1", "M1", "M2", "M2"]);
  expect(codes(matches.toReversed(), ...all)).toEqual(["M1", "M1", "M2", "M2"]);
});

it("finds no place for a contestant without a bracket match that has a code", () => {
  const group = derived(match("1", { groupId: "3", entries: entries("Aino", "Bo") }));
  const unknown = derived(match("2", { bracketId: "7", entries: entries("Aino", "Bo") }));
  const uncoded = { ...inBracket("3", "ro4", "Aino", "Bo"), code: null };
  expect(codes([group, unknown, uncoded], "Aino", "Bo")).toEqual([null, null]);
});
