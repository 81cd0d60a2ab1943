import { expect, test } from "vitest";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { listJustEnded } from "./list-just-ended.ts";

const NOW = Date.UTC(2026, 2, 7, 20);
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 7, hour, minute)).toISOString();

test.each([
  ["ended while watched, half an hour ago", { start: at(15), endedAt: at(19, 30) }, true],
  ["ended while watched, three hours ago", { start: at(16), endedAt: at(17) }, false],
  ["ended before, by its usual duration an hour ago", { start: at(17), usualMinutes: 120 }, true],
  ["ended before, by its usual duration long ago", { start: at(12), usualMinutes: 40 }, false],
  ["started less than two hours ago", { start: at(18, 1), usualMinutes: null }, true],
  ["started before, of unknown duration", { start: at(17), usualMinutes: null }, false],
  ["has no start", { start: null, usualMinutes: null }, false],
  ["is a bye", { start: at(19), stateBy: "bye" as const }, false],
])("lists a match that %s: %j is %s", (_, change, isListed) => {
  const match = sampleMatch({ state: "ended", usualMinutes: null, ...change });
  expect(listJustEnded([match], NOW)).toHaveLength(isListed ? 1 : 0);
});
