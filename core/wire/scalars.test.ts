import { describe, expect, it } from "vitest";
import {
  isJsonObject,
  parseCount,
  parseFlag,
  parseId,
  parseArray,
  parseNumber,
  parsePositiveInteger,
  parseReferenceId,
  parseText,
} from "./scalars.ts";

describe.each([
  [
    "readText",
    parseText,
    [
      ["a\u202eb", "ab"],
      [7, "7"],
      [-0.5, "-0.5"],
      [Infinity, ""],
      [null, ""],
      [undefined, ""],
      [true, ""],
      [[], ""],
      [{}, ""],
    ],
  ],
  [
    "readNumber",
    parseNumber,
    [
      ["12", 12],
      [" -1 ", -1],
      ["+2.5", 2.5],
      [3, 3],
      [JSON.parse("1e400"), null],
      ["1e400", null],
      ["0x10", null],
      ["", null],
      ["two", null],
      ["1".repeat(400), null],
      [true, null],
      [null, null],
      [[5], null],
    ],
  ],
  [
    "readCount",
    parseCount,
    [
      ["0", 0],
      ["16", 16],
      ["-1", null],
      ["1.5", null],
      [2 ** 60, null],
      ["", null],
    ],
  ],
  [
    "readPositive",
    parsePositiveInteger,
    [
      ["0", null],
      ["3", 3],
      [null, null],
    ],
  ],
  [
    "readFlag",
    parseFlag,
    [
      ["1", true],
      ["0", false],
      [1, true],
      [0, false],
      [true, true],
      [false, false],
      ["true", true],
      ["yes", true],
      ["false", false],
      ["no", false],
      ["", null],
      [null, null],
      [undefined, null],
      ["perhaps", null],
      [[], null],
    ],
  ],
  [
    "readId",
    parseId,
    [
      ["120001", "120001"],
      [120001, "120001"],
      [" 7 ", "7"],
      ["ab-7", "ab-7"],
      ["0", "0"],
      ["", null],
      [null, null],
      ["a/b", null],
      ["a b", null],
      ["9".repeat(65), null],
      [{}, null],
    ],
  ],
  [
    "readReference",
    parseReferenceId,
    [
      ["551", "551"],
      ["0", null],
      [0, null],
      [null, null],
    ],
  ],
  [
    "readList",
    parseArray,
    [
      [[1], [1]],
      [{ 1: "a", 2: "b" }, ["a", "b"]],
      [null, []],
      ["ab", []],
    ],
  ],
  [
    "isRecord",
    isJsonObject,
    [
      [{}, true],
      [[], false],
      [null, false],
      ["", false],
    ],
  ],
] as const)("%s", (_name, parse, table) => {
  it.each(table as readonly (readonly [unknown, unknown])[])(
    "returns for %j: %j",
    (value, expected) => {
      expect(parse(value)).toEqual(expected);
    },
  );
});
