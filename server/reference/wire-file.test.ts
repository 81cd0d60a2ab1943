import { wireBracket, wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { WireMatchSchema } from "#core/wire/schema.ts";
import { describe, expect, it } from "vitest";
import { parseWireFile } from "./wire-file.ts";

const without = (key: string) => {
  const { [key]: _, ...rest } = wireMatch();
  return rest;
};
const fileOf = (...data: unknown[]) => JSON.stringify({ object: "matches", data });

describe("parseWireFile", () => {
  it.each([
    ["the documented form", wireMatch()],
    ["flags left out", { ...without("bye"), conflict: undefined, locked: undefined }],
    ["flags that are null", wireMatch({ bye: null, conflict: null, locked: null })],
    ["a group match", wireMatch({ group_id: "7", bracket_id: null, bracket: undefined })],
    ["a group match whose bracket is null", wireMatch({ bracket_id: null, bracket: null })],
    [
      "an empty list for best_of_params",
      wireMatch({ bracket: wireBracket({ best_of_params: [] }) }),
    ],
    ["unknown members", wireMatch({ url: "x", __proto__: { id: "y" } })],
    ["an empty list of contestants", wireMatch({ contestants: [] })],
    ["kills left out", wireMatch({ contestants: [{ ...wireContestant(), kills: undefined }] })],
  ])("normalizes %s to the exact form", (_, item) => {
    const parsed = parseWireFile(fileOf(item));
    expect(parsed.ok && parsed.matches.map((match) => WireMatchSchema.parse(match).id)).toEqual([
      "110001",
    ]);
  });

  it("maps grand_final to ro2gf, and absent rounds to empty text", () => {
    const bracket = wireBracket({ best_of_params: { grand_final: "7", ro2: "5" } });
    const parsed = parseWireFile(fileOf(wireMatch({ bracket })));
    expect(parsed.ok && parsed.matches[0]?.bracket?.best_of_params).toMatchObject({
      ro2gf: "7",
      ro2: "5",
      ro128: "",
      lower: { ro2s2: "", ro64s1: "" },
    });
  });

  it("omits a match without a start", () => {
    const parsed = parseWireFile(fileOf(wireMatch({ start: null }), wireMatch({ id: "2" })));
    expect(parsed.ok && parsed.matches.map(({ id }) => id)).toEqual(["2"]);
  });

  it("parses an empty list, and skips a byte order mark", () => {
    expect(parseWireFile(`\uFEFF${fileOf()}`)).toEqual({ ok: true, matches: [] });
  });

  const envelope = /^does not contain the envelope/;
  it.each([
    ["nothing", "", /^is not JSON/],
    ["half a file", "{", /^is not JSON/],
    ["a bare list", "[]", envelope],
    ["null", "null", envelope],
    ["no list", '{"object":"matches"}', envelope],
    ["another object", '{"object":"teams","data":[]}', envelope],
    ["an error", '{"error":"invalid_token","object":"matches","data":[]}', envelope],
    ["a number for a match", fileOf(wireMatch(), 7), /^match 2 of the list, as a whole: /],
    ["no id", fileOf(without("id")), /^match 1 of the list, field id: is missing$/],
    [
      "no row",
      fileOf(wireMatch(), without("row")),
      /^match 2 .* \(id 110001\), field row: is missing$/,
    ],
    ["no contestants", fileOf(without("contestants")), /, field contestants: is missing$/],
    ["no tournament", fileOf(without("tournament")), /, field tournament: is missing$/],
    ["no bracket", fileOf(without("bracket")), /, field bracket: is missing although bracket_id/],
    ["an empty bracket", fileOf(wireMatch({ bracket: {} })), /, field bracket\.title: is missing$/],
    ["a text for a bracket", fileOf(wireMatch({ bracket: "x" })), /, field bracket: .*object/],
    ["a number for a text", fileOf(wireMatch({ row: 3 })), /, field row: .*expected string/],
    [
      "no calendar's day",
      fileOf(wireMatch({ start: "2026-02-30 10:00:00" })),
      /, field start: must/,
    ],
    ["another form", fileOf(wireMatch({ start: "2026-03-07T10:00:00" })), /, field start: must/],
    ["no name", fileOf(wireMatch({ contestants: [{ name: null }] })), /, field contestants\.0\./],
  ])("rejects %s", (_, text, problem) => {
    expect(parseWireFile(text)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });
});
