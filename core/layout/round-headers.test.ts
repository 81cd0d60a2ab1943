import { expect, it } from "vitest";
import { fitHeaders } from "./round-headers.ts";

const headers = [
  {
    name: { long: "Upper Bracket Round 1", medium: "UB Round 1", short: "UBR1" },
    start: "24 Jan 16:00",
    bestOf: "Bo5",
  },
  {
    name: { long: "Upper Bracket Quarterfinals", medium: "UB Quarterfinals", short: "UBQF" },
    start: "",
    bestOf: "",
  },
];

it.each([
  [400, ["Upper Bracket Round 1", "24 Jan 16:00", "Bo5"], "Upper Bracket Quarterfinals"],
  [240, ["UB Round 1", "24 Jan 16:00", "Bo5"], "UB Quarterfinals"],
  [100, ["UBR1", "", "Bo5"], "UBQF"],
  [40, ["UBR1", "", ""], "UBQF"],
])("fits headers into %d px", (room, [name, start, bestOf], second) => {
  const fitted = fitHeaders(headers, room);
  expect(fitted[0]).toEqual({ name, start, bestOf });
  expect(fitted[1]?.name).toBe(second);
});

it("returns nothing for an empty bracket", () => {
  expect(fitHeaders([], 240)).toEqual([]);
});
