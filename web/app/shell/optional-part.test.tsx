// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "#web/components/lazy-part.ts";
import { OptionalPart } from "./optional-part.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Extra() {
  return <p>extra</p>;
}

test("a page goes on without a part whose file is gone", async () => {
  // React tells of every error that a boundary caught.
  const told = vi.spyOn(console, "error").mockReturnValue();
  const Gone = lazyPart<"Extra", object>(
    () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    "Extra",
  );
  const Here = lazyPart(() => Promise.resolve({ Extra }), "Extra");
  render(
    <Suspense>
      <h1>page</h1>
      <OptionalPart>
        <Gone />
      </OptionalPart>
      <OptionalPart>
        <Here />
      </OptionalPart>
    </Suspense>,
  );
  expect(await screen.findByText("extra", {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole("heading").textContent).toBe("page");
  expect(told).toHaveBeenCalled();
});
