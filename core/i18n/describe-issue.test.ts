import { describe, expect, it } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { describeIssue } from "./describe-issue.ts";
import * as en from "./en/pages.ts";
import { issues as fiIssues } from "./fi/standings.ts";
import { issues as svIssues } from "./sv/standings.ts";

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
    expect(describeIssue(issue("new-code", null), en.issues)).toBe("In English.");
  });
});
