import { expect, test } from "vitest";
import { iconNames } from "./icon-name.ts";
import sprite from "./sprite.svg?raw";

test("contains exactly the listed icons in the sprite", () => {
  const spriteIcons = [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, name]) => name);
  expect(spriteIcons).toEqual([...iconNames]);
});
