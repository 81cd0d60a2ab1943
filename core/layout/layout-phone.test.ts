import { expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutPhone, PHONE_PAGE } from "./layout-phone.ts";

const single = sampleRounds({ size: 16, kind: "single", entrants: 15 });
const [first = [], second = [], third = [], final = []] = single.map((round) => [round]);

it("places each match of the next round under the matches that lead to it, in steps to the right", () => {
  const { cards, lines } = layoutPhone([first, second, third], 390, PHONE_PAGE);
  expect(cards.slice(0, 6).map(({ place, x, form }) => [place, x, form])).toEqual([
    ["ro16#2", 16, "row"],
    ["ro8#1", 32, "L1"],
    ["ro16#3", 16, "row"],
    ["ro16#4", 16, "row"],
    ["ro8#2", 32, "L1"],
    ["ro4#1", 48, "M2"],
  ]);
  expect(cards.every(({ x, width }) => x + width === 390 - 16)).toBe(true);
  expect(lines.find(({ from }) => from === "ro16#3")).toMatchObject({ to: "ro8#2" });
});

it("shows the first and the last round with the parts beside them", () => {
  const begin = layoutPhone([[], first, second], 390, PHONE_PAGE);
  expect(begin.cards.map(({ round }) => round)).toContain("ro8");
  const end = layoutPhone([third, final, []], 390, PHONE_PAGE);
  expect(end.cards.map(({ place }) => place)).toEqual(["ro4#1", "ro4#2", "ro2#1"]);
});

it("shows matches that lead to none of the next round after the others", () => {
  const rounds = sampleRounds({ size: 8, kind: "double" });
  const at = (key: string) => rounds.filter((round) => round.key === key);
  const { cards } = layoutPhone([at("grand final"), at("ro2"), at("ro8")], 390, PHONE_PAGE);
  expect(cards.map(({ round }) => round)).toEqual([
    "ro8",
    "ro8",
    "ro8",
    "ro8",
    "ro2",
    "grand final",
  ]);
});

it("places the reset of a double elimination after its grand final", () => {
  const rounds = sampleRounds({ size: 8, kind: "double", reset: true });
  const [grandFinal = [], reset = []] = ["grand final", "grand final reset"].map((key) =>
    rounds.filter((round) => round.key === key),
  );
  for (const levels of [
    [[], grandFinal, reset],
    [grandFinal, reset, []],
  ] as const) {
    const { cards } = layoutPhone(levels, 390, PHONE_PAGE);
    expect(cards.map(({ round }) => round)).toEqual(["grand final", "grand final reset"]);
  }
});
