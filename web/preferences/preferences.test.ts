import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  PREFERENCE_CHOICES,
  DEFAULT_PREFERENCES,
  parsePreferences,
  type Preferences,
  formatPreferences,
} from "./preferences.ts";

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 5 });

test("parses what it has written", () => {
  const any: fc.Arbitrary<Preferences> = fc.record({
    theme: fc.constantFrom(...PREFERENCE_CHOICES.theme),
    density: fc.constantFrom(...PREFERENCE_CHOICES.density),
    language: fc.constantFrom(...PREFERENCE_CHOICES.language),
    zone: fc.constantFrom(...PREFERENCE_CHOICES.zone),
    keys: fc.constantFrom(...PREFERENCE_CHOICES.keys),
    scores: fc.constantFrom(...PREFERENCE_CHOICES.scores),
    contestants: keys,
    tournaments: keys,
  });
  fc.assert(
    fc.property(any, (preferences) => {
      expect(parsePreferences(formatPreferences(preferences))).toEqual(preferences);
    }),
  );
});

test("writes nothing for the default preferences", () => {
  expect(formatPreferences(DEFAULT_PREFERENCES)).toBe("{}");
});

test.each([
  "",
  "null",
  "7",
  "[]",
  "{",
  '{"theme":"neon","contestants":{"a":1},"__proto__":{"x":1}}',
])("parses the invalid text %j as the defaults", (text) => {
  expect(parsePreferences(text)).toEqual(DEFAULT_PREFERENCES);
});

test("drops repeated, overlong and surplus keys", () => {
  const numbers = Array.from({ length: 500 }, (_, index) => String(index));
  const contestants = ["a", "a", "", 7, "x".repeat(300), ...numbers];
  const { contestants: parsed } = parsePreferences(JSON.stringify({ contestants }));
  expect(parsed).toHaveLength(200);
  expect(parsed.slice(0, 3)).toEqual(["a", "0", "1"]);
});
