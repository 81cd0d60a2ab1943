import { describe, expect, it } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { describeIssue } from "./describe-issue.ts";
import { enIssues } from "./en/issues.ts";
import { fiIssues } from "./fi/issues.ts";
import { svIssues } from "./sv/issues.ts";

const issue = (code: string, match: string | null) => ({ code, match, message: "In English." });

describe("describeIssue", () => {
  it.each([
    ["place-taken", null, fiIssues, "Kaksi ottelua ilmoittaa saman paikan."],
    ["place-taken", "a/7", fiIssues, "Ottelu «a/7»: Kaksi ottelua ilmoittaa saman paikan."],
    ["place-taken", "a/7", svIssues, "Match «a/7»: Två matcher anger samma plats."],
    ["new-code", null, fiIssues, "Tiedot ovat ristiriidassa keskenään."],
    ["constructor", null, fiIssues, "Tiedot ovat ristiriidassa keskenään."],
  ])("describes %s of match %s in the viewer's language", (code, match, messages, text) => {
    expect(showIsolates(describeIssue(issue(code, match), messages))).toBe(text);
  });

  it("uses the message of the issue in English", () => {
    expect(describeIssue(issue("new-code", null), enIssues)).toBe("In English.");
  });
});
