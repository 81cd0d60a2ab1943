/** The bracket that decides a whole tournament. */
import { expect, it } from "vitest";
import { createWireStages, changeAll } from "#core/testing/wire-matches.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import type { Wire } from "#core/testing/wire-match.ts";

const stages = createWireStages();
const { bracket } = stages;

/** Creates matches of group 551. */
const group = (...matches: readonly string[]): readonly Wire[] => stages.group("551", ...matches);

const decidedBy = (wire: readonly Wire[]): string | null | undefined => {
  const [view] = worldOfFile(wire).tournaments.values();
  return view?.decidedBy;
};

const FIRST = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 2 v Dag 0", "ro2#1 Aino 2 v Cai 0"];
const SECOND = ["ro4#1 Eno 2 v Fay 0", "ro4#2 Gun 2 v Hal 0", "ro2#1 Eno 2 v Gun 0"];
const first = bracket("1", 2, ...FIRST);
const second = bracket("2", 2, ...SECOND);
/** Two brackets without their finals. */
const semifinals = [...first.slice(0, 2), ...second.slice(0, 2)];

it.each<[string, string | null, readonly Wire[]]>([
  ["the only bracket", "1", first],
  ["null without a bracket", null, group("Aino 1 v Bo 0")],
  [
    "the only bracket after groups that feed it",
    "1",
    [...group("Aino 1 v Xi 0", "Bo 1 v Yu 0"), ...first],
  ],
  [
    "null if the best of a complete group is not in the only bracket",
    null,
    [...group("Xi 1 v Aino 0", "Xi 1 v Bo 0", "Aino 1 v Bo 0"), ...first],
  ],
  [
    "the last bracket although the best of the group lost in an earlier one",
    "2",
    [
      ...group("Aino 1 v Bo 0", "Aino 1 v Cai 0", "Bo 1 v Cai 0"),
      ...bracket("1", 2, "ro4#1 Aino 0 v Bo 2", "ro4#2 Cai 2 v Dag 0"),
      ...bracket("2", 3, "ro2#1 Bo 2 v Cai 0"),
    ],
  ],
  ["null if a group does not feed the only bracket", null, [...group("Xi 1 v Yu 0"), ...first]],
  [
    "null for two brackets with the same contestants",
    null,
    [...first, ...bracket("2", 3, ...FIRST)],
  ],
  ["null for two divisions, one bracket each", null, [...first, ...second]],
  [
    "null for two divisions that one contestant plays in",
    null,
    [
      ...first,
      ...bracket("2", 2, "ro4#1 Aino 2 v Fay 0, ro4#2 Gun 2 v Hal 0, ro2#1 Aino 2 v Gun 0"),
    ],
  ],
  [
    "the last stage of two qualifying brackets",
    "3",
    [...first, ...second, ...bracket("3", 3, "ro2#1 Aino 0 v Eno 2")],
  ],
  [
    "the last stage of qualifying brackets whose finals were not played",
    "3",
    [
      ...semifinals,
      ...bracket("3", 3, "ro4#1 Aino 2 v Gun 0", "ro4#2 Eno 2 v Cai 0", "ro2#1 Aino 0 v Eno 2"),
    ],
  ],
  [
    "the last bracket after pools whose contestants advance to different ones",
    "5",
    [
      ...semifinals,
      ...bracket("3", 3, "ro2#1 Aino 2 v Gun 0"),
      ...bracket("4", 3, "ro2#1 Eno 2 v Cai 0"),
      ...bracket("5", 4, "ro2#1 Aino 2 v Eno 0"),
    ],
  ],
  [
    "null if the last bracket has contestants of no other stage",
    null,
    [...first, ...bracket("2", 3, "ro2#1 Aino 0 v Zed 2")],
  ],
])("returns %s", (_, id, wire) => {
  expect(decidedBy(wire)).toBe(id === null ? null : `osu.example.net/${id}`);
});

it("ignores a bracket for the places of all who were eliminated in one round", () => {
  const placement = bracket("2", 3, "ro2#1 Bo 2 v Dag 0");
  expect(decidedBy([...first, ...placement])).toBe("osu.example.net/1");
  const beforeFinal = [...bracket("1", 2, ...FIRST.slice(0, 2)), ...placement];
  expect(decidedBy(beforeFinal)).toBeNull();
});

it.each<[string, readonly Wire[]]>([
  ["those of two rounds", bracket("2", 3, "ro4#1 Bo 2 v Cai 0", "ro4#2 Dag 2 v Eno 0")],
  ["some of a round only", bracket("2", 3, "ro2#1 Bo 2 v Zed 0")],
  ["a match before the elimination", bracket("2", 1, "ro2#1 Bo 2 v Dag 0")],
])("returns null when another bracket is for eliminated contestants: %s", (_, other) => {
  expect(decidedBy([...first, ...other])).toBeNull();
});

it("returns null when a bracket beside the last one is played before groups", () => {
  const main = stages.group("552", "Aino 1 v Gun 0", "Aino 1 v Eno 0", "Gun 1 v Eno 0");
  const wire = [
    ...group("Gun 1 v Eno 0", "Gun 1 v Fay 0", "Eno 1 v Fay 0"),
    ...bracket("1", 2, "ro2#1 Eno 2 v Fay 0"),
    ...changeAll(main, { stage: "2", start: "2026-03-03 12:00:00" }),
    ...bracket("2", 4, "ro2#1 Aino 2 v Gun 0"),
  ];
  expect(decidedBy(wire)).toBeNull();
});

it("returns null when a group beside linked brackets feeds none of them", () => {
  const wire = [
    ...group("Xi 1 v Yu 0"),
    ...first,
    ...second,
    ...bracket("3", 3, "ro2#1 Aino 0 v Eno 2"),
  ];
  expect(decidedBy(wire)).toBeNull();
  const fed = group("Bo 1 v Xi 0");
  expect(decidedBy([...fed, ...wire.slice(1)])).toBe("osu.example.net/3");
});
