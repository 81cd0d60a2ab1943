import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRenderStage } from "./use-render-stage.ts";

test("stops at the last stage, also when there are fewer than before", () => {
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ last }) => {
      renders += 1;
      // An effect that never ends would render forever.
      if (renders > 20) throw new Error("The stage is counted without end.");
      return useRenderStage(last);
    },
    { initialProps: { last: 4 } },
  );
  expect(result.current).toBe(4);
  rerender({ last: 2 });
  expect(result.current).toBe(2);
});

test("starts at the first stage again for another list", () => {
  const stages: number[] = [];
  const { rerender } = renderHook(({ list }) => stages.push(useRenderStage(2, list)), {
    initialProps: { list: "upcoming" },
  });
  rerender({ list: "ended" });
  expect(stages).toEqual([0, 1, 2, 0, 1, 2]);
});
