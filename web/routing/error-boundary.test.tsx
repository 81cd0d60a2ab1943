import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

function Part({ text }: { readonly text: string }) {
  if (text === "") throw new Error("no text");
  return text;
}

test("replaces children that throw an error until the reset key changes", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const onError = vi.fn<() => void>();
  const draw = (text: string, resetKey: string) => (
    <ErrorBoundary resetKey={resetKey} renderFailure={String} onError={onError}>
      <Part text={text} />
    </ErrorBoundary>
  );
  const { container, rerender } = render(draw("first", "a"));
  expect(container.textContent).toBe("first");
  for (const [text, key, shown] of [
    ["", "b", "Error: no text"],
    ["second", "b", "Error: no text"],
    ["second", "c", "second"],
  ] as const) {
    rerender(draw(text, key));
    expect(container.textContent).toBe(shown);
  }
  expect(onError).toHaveBeenCalledTimes(1);
});
