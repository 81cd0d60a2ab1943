import { expect, it } from "vitest";
import { runToEnd, runInOneStep, cacheStepsByKey, visitInSteps } from "./steps.ts";

it("runs every step and returns the result", () => {
  const done: number[] = [];
  const result = runToEnd(
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
  const steps = runInOneStep(() => "result");
  expect([steps.next(), steps.next()]).toEqual([
    { done: false, value: undefined },
    { done: true, value: "result" },
  ]);
});

it("visits items in order, with a pause after every 256", () => {
  const items = Array.from({ length: 600 }, (_, index) => index);
  const visited: number[] = [];
  const steps = visitInSteps(items, (item) => void visited.push(item));
  const counts: number[] = [];
  while (steps.next().done !== true) counts.push(visited.length);
  expect(counts).toEqual([256, 512]);
  expect(visited).toEqual(items);
});

it("shares the steps of a computation among concurrent callers", () => {
  const done: number[] = [];
  const shared = cacheStepsByKey(function* compute(key: { readonly name: string }) {
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
  const result = runToEnd(other);
  expect([runToEnd(one), runToEnd(shared(key))]).toEqual([result, result]);
  expect([result, done]).toEqual([{ of: "world" }, [1, 2, 3, 4]]);
});
