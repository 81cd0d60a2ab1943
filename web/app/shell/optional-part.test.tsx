import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { OptionalPart } from "./optional-part.tsx";

function Extra() {
  return <p>extra</p>;
}

test("renders the page without a part whose file cannot be loaded", async () => {
  // React logs every error that a boundary catches.
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const Missing = createLazyComponent<"Extra", object>(
    () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    "Extra",
  );
  const Present = createLazyComponent(() => Promise.resolve({ Extra }), "Extra");
  render(
    <Suspense>
      <h1>page</h1>
      <OptionalPart>
        <Missing />
      </OptionalPart>
      <OptionalPart>
        <Present />
      </OptionalPart>
    </Suspense>,
  );
  expect(await screen.findByText("extra", {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole("heading").textContent).toBe("page");
  expect(consoleError).toHaveBeenCalled();
});
