/** "alex" and "Alex" are two contestants when they meet. */
import { expect, it } from "vitest";
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createSampleRandom, shuffle } from "#core/testing/node/sample.ts";
import { pollWireLists, standingsOf, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, WIRE_START } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";

const KEY = contestantKey("osu", "sam");
const at = (minute: number): Wire => ({
  start: formatWallTime(WIRE_START + minute * MINUTE),
});
const group = (...rows: readonly string[]): World =>
  worldOfFile(rows.map((row, index) => wireGroupMatch(`${index}`, `${index + 1}`, row, at(index))));
const keysOf = ({ contestants }: World) =>
  [...contestants.values()]
    .filter(({ key }) => key.startsWith(KEY))
    .map(({ key, record }) => `${key.slice(KEY.length)} ${record.won}-${record.lost}`)
    .toSorted();

it("keeps two spellings apart that meet in a match, in records and standings", () => {
  const world = group("sam 1 v Fir 0", "Sam 0 v Fir 1", "sam 1 v Sam 0");
  expect(keysOf(world)).toEqual([" 2-0", "-2 0-2"]);
  expect(tableOf(world)).toEqual(["sam 2 2 0", "Fir 2 1 1", "Sam 2 0 2"]);
  expect(world.issues).toEqual([]);
});

it("keeps two spellings apart that play in turn in one group", () => {
  const world = group("sam 1 v Fir 0", "SAM 0 v Oak 1", "sam 1 v Oak 0");
  expect(keysOf(world)).toEqual([" 2-0", "-2 0-1"]);
});

it("merges a spelling that only follows the other one, and spaces", () => {
  expect(keysOf(group("sam 1 v Fir 0", "sam 1 v Oak 0", "Sam 0 v Yew 1"))).toEqual([" 2-1"]);
  expect(keysOf(group("sam 1 v Fir 0", " sam 1 v Oak 0", "sam 0 v Yew 1"))).toEqual([" 2-1"]);
});

it("keeps two spellings apart in one round of a bracket, not in a match and its replay", () => {
  const round = [
    wireSingleMatch("1", "ro4#1", "sam 2 v Fir 0"),
    wireSingleMatch("2", "ro4#2", "Sam 0 v Oak 2"),
  ];
  expect(keysOf(worldOfFile(round))).toEqual([" 1-0", "-2 0-1"]);
  const replay = wireSingleMatch("2", "ro4#1", "Sam 0 v Fir 2", at(90));
  expect(keysOf(worldOfFile([...round.slice(0, 1), replay]))).toHaveLength(1);
});

it("leaves the key to the spelling that was seen first", () => {
  const first = wireGroupMatch("9", "1", "sam v Fir", { locked: "0", ...at(60) });
  const second = wireGroupMatch("1", "2", "Sam v sam", { locked: "0", ...at(0) });
  const start = WIRE_START - 30 * MINUTE;
  const before = pollWireLists({ upcoming: [first], ended: [] }, start);
  const after = pollWireLists({ upcoming: [second, first], ended: [] }, start + MINUTE, before);
  const { contestants } = worldOf(after, start + MINUTE);
  expect([contestants.get(KEY)?.name, contestants.get(`${KEY}-2`)?.name]).toEqual(["sam", "Sam"]);
});

const tableOf = (world: World) =>
  standingsOf(world).map(({ contestant, played, won, lost }) =>
    [contestant.name, played, won, lost].join(" "),
  );

it("has the records of two names without a common letter, in every order of a group", () => {
  const random = createSampleRandom();
  const names = ["sam", "Sam", "Fir", "Oak"];
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
  for (let event = 0; event < 30; event += 1) {
    const rows = shuffle(pairs, random).map(([one, other]) => {
      const [a, b] = random() < 0.5 ? [1, 0] : [0, 1];
      return `${one} ${a} v ${other} ${b}`;
    });
    const plain = rows.map((row) => row.replace("Sam", "Yew"));
    const expected = tableOf(group(...plain)).map((row) => row.replace("Yew", "Sam"));
    expect(tableOf(group(...rows)).toSorted()).toEqual(expected.toSorted());
  }
});
