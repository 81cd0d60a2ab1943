import { expect, test } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { issueMessages } from "./issue-words.ts";

const issue = (code: string, match: string | null) => ({
  code,
  match,
  message: "Said in English.",
});

test.each([
  ["place-taken", null, "Kaksi ottelua ilmoittaa saman paikan."],
  ["place-taken", "a.example/7", "Ottelu «a.example/7»: Kaksi ottelua ilmoittaa saman paikan."],
  ["new-code", null, "Tiedot ovat ristiriidassa keskenään."],
])("%s of %s is said in Finnish", (code, match, said) => {
  expect(showIsolates(issueMessages.fi(issue(code, match)))).toBe(said);
});

test("English says all that is known of it", () => {
  expect(issueMessages.en(issue("new-code", null))).toBe("Said in English.");
});
