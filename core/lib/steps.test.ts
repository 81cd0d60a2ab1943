import { expect, it } from "vitest";
import { finish } from "./steps.ts";

it("runs every step and returns the result", () => {
  const done: number[] = [];
  const result = finish(
    (function* () {
      for (let step = 1; step <= 3; step += 1) {
        done.push(step);
        yield;
      }
      return "result";
    })(),
  );
  expect([result, done]).toEqual(["result", [1, 2, 3]]);
});
