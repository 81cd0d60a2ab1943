import { expect, test } from "vitest";
import { createShutdownSteps } from "./shutdown-steps.ts";

test("runs the steps once, in reverse order, one after the other", async () => {
  const closing = createShutdownSteps();
  const closed: string[] = [];
  closing.add(() => void closed.push("archive"));
  closing.add(async () => {
    await Promise.resolve();
    closed.push("server");
  });
  await closing.close();
  await closing.close();
  expect(closed).toEqual(["server", "archive"]);
});
