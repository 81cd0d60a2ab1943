import { describe, expect, it } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { describeIssue } from "./describe-issue.ts";
import { enIssues } from "./en/issues.ts";
import { fiIssues } from "./fi/issues.ts";
import { svIssues } from "./sv/issues.ts";

const issue = (code: string, match: string | null) => ({
  code,
  match,
  message: "In English.",
});

describe("describeIssue", () => {
  it.each([
    ["place-taken", null, "Kaksi ottelua ilmoittaa saman paikan."],
    ["place-taken", "a.example/7", "Ottelu «a.example/7»: Kaksi ottelua ilmoittaa saman paikan."],
    ["new-code", null, "Tiedot ovat ristiriidassa keskenään."],
    ["constructor", null, "Tiedot ovat ristiriidassa keskenään."],
  ])("describes %s of match %s in Finnish", (code, match, text) => {
    expect(showIsolates(describeIssue(issue(code, match), fiIssues))).toBe(text);
  });

  it("describes an issue of a match in Swedish", () => {
    expect(showIsolates(describeIssue(issue("place-taken", "a.example/7"), svIssues))).toBe(
      "Match «a.example/7»: Två matcher anger samma plats.",
    );
  });

  it("uses the message of the issue in English", () => {
    expect(describeIssue(issue("new-code", null), enIssues)).toBe("In English.");
  });
});
