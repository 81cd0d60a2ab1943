import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

describe("createTurns", () => {
  it("runs a step after the one before, also when that one fails", async () => {
    const inTurn = createTurns();
    const done: string[] = [];
    const step = async (name: string): Promise<string> => {
      done.push(`${name} starts`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (name === "a") throw new Error("a fails");
      return name;
    };
    const [a, b] = [inTurn(() => step("a")), inTurn(() => step("b"))];
    await expect(a).rejects.toThrow("a fails");
    expect(await b).toBe("b");
    expect(done).toEqual(["a starts", "a ends", "b starts", "b ends"]);
  });
});
