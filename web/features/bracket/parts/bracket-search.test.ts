import { expect, it } from "vitest";
import { parseBracketSearch } from "./bracket-search.ts";

it.each([
  ["{}", { match: "", contestant: "", round: "", view: "" }],
  [
    '{"match":"UBQF-1","contestant":"nation-1a2b","round":"lower ro8s1","view":"table"}',
    { match: "UBQF-1", contestant: "nation-1a2b", round: "lower ro8s1", view: "table" },
  ],
  ['{"view":"pie","match":7}', { match: "", contestant: "", round: "", view: "" }],
])("parses %s", (raw, search) => {
  expect(parseBracketSearch(JSON.parse(raw))).toEqual(search);
});
