import { describe, expect, it } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

describe("createSerialQueue", () => {
  it("runs each step after the one before, even if that one fails", async () => {
    const enqueue = createSerialQueue();
    const done: string[] = [];
    const step = async (name: string): Promise<string> => {
      done.push(`${name} starts`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (name === "a") throw new Error("a fails");
      return name;
    };
    const [a, b] = [enqueue(() => step("a")), enqueue(() => step("b"))];
    await expect(a).rejects.toThrow("a fails");
    expect(await b).toBe("b");
    expect(done).toEqual(["a starts", "a ends", "b starts", "b ends"]);
  });
});
