import { expect, it } from "vitest";
import { parseBracketSearch } from "./bracket-search.ts";

const NONE = { match: "", contestant: "", round: "", from: "", section: "" };

it.each([
  ["{}", NONE],
  [
    '{"match":"UBQF-1","contestant":"nation-1a2b","round":"lower ro8s1","from":"ro8","section":"s3"}',
    {
      match: "UBQF-1",
      contestant: "nation-1a2b",
      round: "lower ro8s1",
      from: "ro8",
      section: "s3",
    },
  ],
  ['{"from":["ro8"],"match":7}', NONE],
])("parses %s", (raw, search) => {
  expect(parseBracketSearch(JSON.parse(raw))).toEqual(search);
});
