import { describe, expect, it } from "vitest";
import { normalizeWireMatch, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { seen } from "#core/testing/model-match.ts";
import { type Wire, WIRE_START } from "#core/testing/wire-match.ts";
import { createWireStages, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { openPositionNames } from "./open-position-names.ts";

const LATER = { locked: "0", start: "2030-01-01 12:00:00" };

/** Names of place `place` of group `letter`, in each language and form. */
const namesOfPlace = (letter: string, place: number): readonly string[] => {
  const words = [
    ["Winner", "Sieger", "Vainqueur", "Ganador", "Voittaja", "Vinnare"],
    ["Runner-up", "Zweiter", "Deuxième", "Segundo", "Kakkonen", "Tvåa"],
    ["Third", "Dritter", "Troisième", "Tercero", "Kolmonen", "Trea"],
  ][place - 1];
  return [
    `${place}${letter}`,
    `${letter}${place}`,
    `${place}.${letter}`,
    `${place}${letter.toLowerCase()}`,
    ...(words ?? []).map((word) => `${word} ${letter}`),
    ...(place === 1 ? [`winner_${letter.toLowerCase()}`] : []),
  ];
};

/** Names that are no plausible ones of a contestant. */
const PHRASES = ["1st Group A", "Loser SF2", "2. Gruppe B", "A-lohkon voittaja", "Tvåa i grupp B"];
const NAMES_OF_MATCHES = (number: number): readonly string[] =>
  ["W#", "w#", "L#", "W-#", "L.#", "RU#"].map((form) => form.replace("#", `${number}`));

const CLUBS = ["Elm", "Fir", "Oak", "Yew", "Ash", "Bay", "Box", "Gum", "Fig"];

/** Creates groups of three contestants with one match each. */
const groupsOf = (count: number, first = CLUBS): readonly Wire[] =>
  Array.from({ length: count }, (_, at) =>
    wireGroupMatch(`${at + 1}`, "1", `${first[3 * at]} 2 v ${first[3 * at + 1]} 1`, {
      group_id: `${500 + at}`,
      round_of: "3",
    }),
  );

/** Returns whether the slot of this name is open in a match, among other matches. */
function isOpen(name: string, match: Wire, others: readonly Wire[]): boolean {
  const all = [...others, match].map((item) => seen(normalizeWireMatch(item)));
  const last = openPositionNames(all).at(-1);
  return last?.match.entries.every((entry) => entry.name !== name) === true;
}

describe("openPositionNames", () => {
  it("opens a place of a group that exists, while the name did not play", () => {
    const wrong: string[] = [];
    let combinations = 0;
    for (const [index, letter] of ["A", "B", "C"].entries())
      for (const place of [1, 2, 3])
        for (const name of namesOfPlace(letter, place))
          for (const groups of [0, 1, 2, 3])
            for (const score of ["", " 1"])
              for (const other of ["", " v Gum"])
                for (const isInGroup of [false, true]) {
                  const match = wireSingleMatch("90", "ro4#1", `${name}${score}${other}`, LATER);
                  const inGroup = wireGroupMatch("80", "2", `${name} v Zoe`, {
                    ...LATER,
                    group_id: "500",
                  });
                  const others = [...groupsOf(groups), ...(isInGroup ? [inGroup] : [])];
                  const isPlaceholder = groups > index && score === "" && !isInGroup;
                  const message = `${name} of ${groups}, ${score}, ${isInGroup}`;
                  if (isOpen(name, match, others) !== isPlaceholder) wrong.push(message);
                  combinations += 1;
                }
    expect(wrong).toEqual([]);
    expect(combinations).toBe(2976);
  });

  it("opens a side of a match that exists before, while the name did not play", () => {
    const wrong: string[] = [];
    let combinations = 0;
    for (const number of [1, 2, 3, 4, 7, 8, 12])
      for (const name of NAMES_OF_MATCHES(number))
        for (const place of ["ro8#4", "ro4#2", "ro2#1"])
          for (const score of ["", " 1"])
            for (const groups of [0, 3])
              for (const isElsewhere of [false, true]) {
                const match = wireSingleMatch("90", place, `${name}${score} v Gum`, LATER);
                const others = [
                  ...["ro8#1", "ro8#2", "ro8#3", "ro8#4", "ro4#1", "ro4#2"]
                    .filter((known) => known !== place)
                    .map((known, at) => wireSingleMatch(`${20 + at}`, known, "", LATER)),
                  ...groupsOf(groups),
                  ...(isElsewhere ? [wireSingleMatch("70", "ro2#2", `${name} v Box`, LATER)] : []),
                ];
                const before = { "ro8#4": 0, "ro4#2": 4, "ro2#1": 6 }[place] ?? 0;
                const isPlaceholder = number <= before + groups && score === "" && !isElsewhere;
                const message = `${name} ${place} ${score} ${groups} ${isElsewhere}`;
                if (isOpen(name, match, others) !== isPlaceholder) wrong.push(message);
                combinations += 1;
              }
    expect(wrong).toEqual([]);
    expect(combinations).toBe(1008);
  });

  it.each(PHRASES)("opens '%s' without its group, unless it played", (name) => {
    expect(isOpen(name, wireSingleMatch("1", "ro8#1", `${name} v Oak`, LATER), [])).toBe(true);
    expect(isOpen(name, wireSingleMatch("1", "ro8#1", `Oak 2 v ${name} 1`), [])).toBe(
      // Phrases that the parser of entries knows are open slots in any match.
      name === "Loser SF2",
    );
  });

  it("opens both sides of a match after others, whatever their numbers", () => {
    const before = [wireSingleMatch("1", "ro4#1", "Oak v Elm"), wireSingleMatch("2", "ro4#2", "")];
    for (const sides of ["W49 v W50", "S1 v S2", "H49 v H50", "WSF1 v WSF2"]) {
      const [name = ""] = sides.split(" ");
      expect(isOpen(name, wireSingleMatch("9", "ro2#1", sides, LATER), before)).toBe(true);
      expect(isOpen(name, wireSingleMatch("9", "ro4#3", sides, LATER), before)).toBe(false);
    }
    expect(isOpen("S1", wireSingleMatch("9", "ro2#1", "S1 v Oak", LATER), before)).toBe(false);
  });

  it("keeps contestants whose names have that form", () => {
    const lists = {
      upcoming: [
        wireGroupMatch("1", "1", "A1 v A2", LATER),
        wireGroupMatch("2", "1", "B1 v B2", { ...LATER, group_id: "552" }),
        wireSingleMatch("3", "ro4#1", "A1 v B2", LATER),
        wireSingleMatch("4", "ro4#2", "B1 v A2", LATER),
      ],
      ended: [],
    };
    const world = worldOf(pollWireLists(lists, WIRE_START), WIRE_START);
    expect([...world.contestants.values()].map(({ name }) => name)).toEqual([
      "A1",
      "A2",
      "B1",
      "B2",
    ]);
  });

  it("leaves them out of rankings, and shows where the slots are fed from", () => {
    const { bracket, group } = createWireStages();
    const world = worldOfFile([
      ...group("551", "Elm 2 v Fir 1", "Elm 2 v Oak 0", "Fir 1 v Oak 0"),
      ...bracket("1101", 3, "ro4#1 1A v Kim, ro4#2 Lee v Moe, ro2#1 W4 v W5"),
    ]);
    const names = [...world.contestants.values()].map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Elm", "Fir", "Kim", "Lee", "Moe", "Oak"]);
    const final = [...world.matches.values()].find(({ code }) => code === "F");
    expect(final?.slots.map(({ entry, source }) => [entry, source.type])).toEqual([
      [null, "winner"],
      [null, "winner"],
    ]);
  });
});
