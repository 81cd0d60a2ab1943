import { cleanup } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { MatchTime } from "./match-time.tsx";

/** Returns the old start that is struck out, if any, and the whole text; it is 11:50. */
function timeOf(change: Partial<MatchView>) {
  setServerNow(SAMPLE_NOON - 10 * MINUTE);
  const { container } = renderWithAppProviders(<MatchTime match={sampleMatch(change)} />);
  const texts = [container.querySelector("s")?.textContent, container.textContent];
  cleanup();
  return texts;
}

function movedFrom(offset: number, noticed = SAMPLE_NOON - HOUR) {
  return {
    from: new Date(SAMPLE_NOON + offset).toISOString(),
    at: new Date(noticed).toISOString(),
  };
}

test("strikes out the start from which a match was moved, or which it will miss", () => {
  const expected = new Date(SAMPLE_NOON + 25 * MINUTE).toISOString();
  expect(timeOf({})).toEqual([undefined, "12:00"]);
  expect(timeOf({ moved: movedFrom(-HOUR) })).toEqual(["11:00", "11:00 12:00"]);
  expect(timeOf({ expected })).toEqual(["12:00", "12:00 ≈ 12:25"]);
  expect(timeOf({ expected, moved: movedFrom(-HOUR) })).toEqual(["12:00", "12:00 ≈ 12:25"]);
  expect(timeOf({ expected, start: null })).toEqual([undefined, " ≈ 12:25"]);
});

test("strikes out no start of another day, and none that was moved long ago", () => {
  expect(timeOf({ moved: movedFrom(-DAY) })).toEqual([undefined, "12:00"]);
  const longAgo = SAMPLE_NOON - 3 * HOUR;
  expect(timeOf({ moved: movedFrom(-HOUR, longAgo) })).toEqual([undefined, "12:00"]);
});
