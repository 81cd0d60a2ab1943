import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { common as fi } from "#core/i18n/fi/pages.ts";
import { ApiError } from "./api-error.ts";
import { describeFailure } from "./describe-failure.ts";

test.each([
  [null, null],
  [new TypeError("Failed to fetch"), en.common.failure.unreachable],
  [new ApiError(502, "no_json", "HTTP 502 without JSON"), en.common.failure.unreachable],
  [new ApiError(503, "no-answer-yet", "x"), en.common.empty.noResponse],
  [new ApiError(200, "other_shape", "x"), en.common.failure.outdated],
  [new ApiError(500, "broken", "Look for 1 in the log."), "Look for 1 in the log."],
])("describes %s as %s", (error, sentence) => {
  expect(describeFailure(error, en.common)).toBe(sentence);
});

test("introduces the server's English explanation in the viewer's language", () => {
  const error = new ApiError(400, "bad-parameter", "A note has 500 letters.");
  expect(describeFailure(error, fi)).toMatch(/^Matchdesk ei hyväksynyt/);
});

test.each([
  [en.common, "The database does not respond."],
  [fi, fi.failure.store("")],
])("shows that the archive fails, in the viewer's language", (messages, sentence) => {
  const error = new ApiError(503, "store-failing", "The database does not respond.");
  expect(describeFailure(error, messages)).toBe(sentence);
});
