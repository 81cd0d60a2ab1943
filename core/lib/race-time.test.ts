import { describe, expect, it } from "vitest";
import { parseRaceTime } from "./race-time.ts";

describe("parseRaceTime", () => {
  it.each([
    ["83.4", 83_400_000],
    ["1:23.4", 83_400_000],
    ["00:01:23.400", 83_400_000],
    [" 1:23,456 ", 83_456_000],
    ["1:02:03", 3_723_000_000],
    ["75:10", 4_510_000_000],
    ["59", 59_000_000],
    ["0.000001", 1],
  ])("parses %j", (text, expected) => {
    expect(parseRaceTime(text)).toBe(expected);
  });

  it.each([[null], [undefined], [""], ["DNF"], ["dns"], ["–"], ["0"], ["00:00:00"], ["0:00.000"]])(
    "returns 0 for %j",
    (text) => {
      expect(parseRaceTime(text)).toBe(0);
    },
  );

  it.each([
    ["+1.2"],
    ["1 lap"],
    ["1:75"],
    ["1:60:00"],
    ["1:2:3:4"],
    ["-3"],
    ["1.2345678"],
    ["PT9S"],
  ])("returns null for %j", (text) => {
    expect(parseRaceTime(text)).toBeNull();
  });
});
