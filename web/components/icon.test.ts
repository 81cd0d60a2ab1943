import { expect, test } from "vitest";
import { iconNames } from "./icon-name.ts";
import sprite from "./sprite.svg?raw";

test("the sprite holds the icons of the list and no others", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
