import { describe, expect, it } from "vitest";
import type { Steps } from "#core/lib/steps.ts";
import { createSlicer } from "./slicer.ts";

/** Creates a slicer for which each step takes 1 ms, and whose turns the test starts. */
function createFixture() {
  let time = 0;
  let next: (() => void) | null = null;
  const done: string[] = [];
  const slicer = createSlicer({
    now: () => time,
    later: (turn) => {
      next = turn;
    },
  });
  function* steps(name: string, count: number): Steps<string> {
    for (let step = 0; step < count; step += 1) {
      done.push(name);
      time += 1;
      yield;
    }
    return name;
  }
  /** Runs one turn; returns the names of its steps, or `null` if no turn is scheduled. */
  const turn = (): string | null => {
    const begin = next;
    if (begin === null) return null;
    next = null;
    const from = done.length;
    begin();
    return done.slice(from).join("");
  };
  return { ...slicer, steps, turn };
}

describe("createSlicer", () => {
  it("starts a computation only in the next turn of the event loop", () => {
    const { run, steps, turn } = createFixture();
    void run(steps("a", 1));
    expect(turn()).toBe("a");
  });

  it("splits a long computation into turns of 8 ms", async () => {
    const { run, steps, turn, size } = createFixture();
    const result = run(steps("a", 20));
    expect([turn(), turn(), turn(), turn()]).toEqual(["aaaaaaaa", "aaaaaaaa", "aaaa", null]);
    expect(await result).toBe("a");
    expect(size()).toBe(0);
  });

  it("runs computations in slices of 2 ms, one after the other", () => {
    const { run, steps, turn } = createFixture();
    void run(steps("a", 9));
    void run(steps("b", 1));
    void run(steps("c", 4));
    expect([turn(), turn(), turn()]).toEqual(["aabccaac", "aacaaa", null]);
  });

  it("runs computations of runFirst before all others", () => {
    const { run, runFirst, steps, turn } = createFixture();
    void run(steps("a", 4));
    turn();
    void run(steps("b", 4));
    void runFirst(steps("t", 9));
    expect([turn(), turn()]).toEqual(["tttttttt", "tbbbb"]);
  });

  it("runs short computations before those over 16 ms, which get a quarter of the slices", () => {
    const { run, steps, turn } = createFixture();
    for (const name of ["l", "m"]) void run(steps(name, 40));
    for (let turns = 0; turns < 5; turns += 1) turn();
    void run(steps("a", 3));
    void run(steps("b", 10));
    const turns = [turn(), turn()].join("");
    // 13 ms of short computations are finished, and a quarter of the slices belong to long ones.
    expect(turns).toBe("aabbammbbbbbllbb");
  });

  it("rejects with the error of a computation, and continues with the others", async () => {
    const { run, steps, turn } = createFixture();
    const broken = run(
      // oxlint-disable-next-line require-yield -- it throws before its first pause
      (function* (): Steps<never> {
        throw new Error("broken");
      })(),
    );
    const other = run(steps("b", 1));
    turn();
    await expect(broken).rejects.toThrow("broken");
    expect(await other).toBe("b");
  });
});
