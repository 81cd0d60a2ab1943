import * as z from "zod/mini";
import { expect, it } from "vitest";
import { InstantSchema } from "./instant.ts";

it("encodes an instant as ISO 8601 and decodes it", () => {
  const instant = Date.parse("2026-01-25T16:00:07Z");
  expect(z.encode(InstantSchema, instant)).toBe("2026-01-25T16:00:07Z");
  expect(z.decode(InstantSchema, "2026-01-25T16:00:07Z")).toBe(instant);
});

it("rejects text that is no time", () => {
  expect(z.safeDecode(InstantSchema, "soon").success).toBe(false);
});
