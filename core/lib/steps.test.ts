import { expect, it } from "vitest";
import { finish, inOneStep, shareSteps } from "./steps.ts";

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

it("pauses once before a computation of one step", () => {
  const steps = inOneStep(() => "result");
  expect([steps.next(), steps.next()]).toEqual([
    { done: false, value: undefined },
    { done: true, value: "result" },
  ]);
});

it("shares the steps of a computation among all who need its result", () => {
  const done: number[] = [];
  const shared = shareSteps(function* compute(key: { readonly name: string }) {
    for (let step = 1; step <= 4; step += 1) {
      done.push(step);
      yield;
    }
    return { of: key.name };
  });
  const key = { name: "world" };
  const [one, other] = [shared(key), shared(key)];
  for (const steps of [one, other, one]) steps.next();
  expect(done).toEqual([1, 2, 3]);
  const result = finish(other);
  expect([finish(one), finish(shared(key))]).toEqual([result, result]);
  expect([result, done]).toEqual([{ of: "world" }, [1, 2, 3, 4]]);
});
