import { expect, test } from "vitest";
import { DAY, HOUR } from "#core/lib/time.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { removeUnfixedStarts } from "./unfixed-starts.ts";

const MIDNIGHT = { start: NOON + 12 * HOUR, midnightOf: "2026-03-08" };
const PLAYED_AT_NOON = [seen(match("1")), seen(match("2", { start: NOON + HOUR }))];

test("keeps the date of a match at midnight in a tournament that plays by day", () => {
  const [first] = removeUnfixedStarts([seen(match("3", MIDNIGHT)), ...PLAYED_AT_NOON]);
  expect(first?.match).toMatchObject({ start: null, startDate: "2026-03-08" });
});

test("removes a start more than a year after everything else, without a date", () => {
  const [first] = removeUnfixedStarts([seen(match("3", { start: NOON + 400 * DAY }))]);
  expect(first?.match.start).toBeNull();
  expect(first?.match).not.toHaveProperty("startDate");
});

test("keeps a start years away in a tournament that lasts that long", () => {
  const { tournament } = match("1");
  const late = NOON + 400 * DAY;
  const listed = [seen(match("3", { start: late, tournament: { ...tournament, end: late } }))];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

test.each([
  ["another match starts in the same night", [seen(match("2", { start: NOON + 14 * HOUR }))]],
  ["another match starts at night on another day", [seen(match("2", { start: NOON + 34 * HOUR }))]],
])("keeps midnight if %s", (_, others) => {
  const listed = [seen(match("3", MIDNIGHT)), ...PLAYED_AT_NOON, ...others];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

const LATE = [18, 19, 20, 21].map((hour) =>
  seen(match(`${hour}`, { start: NOON + (hour - 12) * HOUR })),
);

test.each([
  ["two matches start at one midnight", [seen(match("4", MIDNIGHT))]],
  ["another start is years away", [seen(match("4", { start: NOON + 9000 * DAY }))]],
])("keeps only the date after an evening if %s", (_, others) => {
  const [first] = removeUnfixedStarts([seen(match("3", MIDNIGHT)), ...LATE, ...others]);
  expect(first?.match).toMatchObject({ start: null, startDate: "2026-03-08" });
});

test("keeps two matches at midnight if the night goes on after them", () => {
  const next = seen(match("5", { start: NOON + 14 * HOUR }));
  const listed = [seen(match("3", MIDNIGHT)), seen(match("4", MIDNIGHT)), ...LATE, next];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

test("keeps only the date of semifinals at midnight if a quarterfinal starts after it", () => {
  const bracketId = "a/7";
  const quarterfinals = [22, 23, 24.5, 25.5].map((hour) => {
    const start = NOON + (hour - 12) * HOUR;
    return seen(match(`${hour}`, { bracketId, roundOf: 8, start }));
  });
  const listed = [
    seen(match("3", { ...MIDNIGHT, bracketId, roundOf: 4 })),
    seen(match("4", { ...MIDNIGHT, bracketId, roundOf: 4 })),
    ...quarterfinals,
  ];
  const starts = removeUnfixedStarts(listed).map((one) => one.match.start);
  expect(starts.slice(0, 3)).toEqual([null, null, NOON + 10 * HOUR]);
});

test("keeps midnight after an evening without another sign", () => {
  const listed = [seen(match("3", MIDNIGHT)), ...LATE];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

test("keeps midnight if the other starts are too few to compare", () => {
  const listed = [seen(match("3", MIDNIGHT)), seen(match("1"))];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

test.each([
  ["has a score", { ...MIDNIGHT, entries: entries("Aino 1", "Bo 0") }],
  ["is locked", { ...MIDNIGHT, locked: true }],
  ["started earlier", { midnightOf: "2026-03-07", start: NOON - 12 * HOUR }],
])("keeps the start of a match in the ended list that %s", (_, change) => {
  const listed = [seen(match("3", change), { list: "ended" }), ...PLAYED_AT_NOON];
  expect(removeUnfixedStarts(listed)).toEqual(listed);
});

test("removes the start of a match in the ended list that was postponed to no fixed time", () => {
  const listed = [seen(match("3", { start: NOON + 400 * DAY }), { list: "ended" })];
  const [first] = removeUnfixedStarts(listed);
  expect(first?.match).toMatchObject({ start: null, hasOpenStart: true });
});
