import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fitNameAndSize, isShortFor } from "./fit-name-and-size.ts";

it("fits every name at the widest width that is short for its room", () => {
  const shape = fc.record({
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    size: fc.integer({ min: 12, max: 26 }),
    strong: fc.boolean(),
  });
  fc.assert(
    fc.property(shape, ({ name, size, strong }) => {
      const room = name.length * 1.25 * size;
      expect(isShortFor(name, room, size)).toBe(true);
      const fitted = fitNameAndSize(name, room, { size, strong });
      expect(fitted).toMatchObject({ text: name, cut: false, width: 100, size });
    }),
  );
});

it("is not short for its room if a name of wide letters may be cut", () => {
  expect(isShortFor("WWWWWWWWWW", 120, 14)).toBe(false);
});
