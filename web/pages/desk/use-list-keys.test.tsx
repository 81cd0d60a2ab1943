import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useListKeys } from "./use-list-keys.ts";

const undo = vi.fn<() => void>();

afterEach(() => {
  undo.mockClear();
});

function List() {
  const [selected, select] = useState<string | null>(null);
  useListKeys({ rows: ["a", "b"], selected, select, pressed: { u: "[data-undo]" } });
  return (
    <>
      <output>{selected}</output>
      <input aria-label="field" />
      <button type="button" data-undo onClick={undo}>
        Undo
      </button>
    </>
  );
}

it("selects the next and the previous row, and presses the button of a letter", () => {
  render(<List />);
  const selected = screen.getByRole("status");
  for (const [key, row] of [
    ["ArrowDown", "a"],
    ["ArrowDown", "b"],
    ["ArrowDown", "b"],
    ["ArrowUp", "a"],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    expect(selected.textContent).toBe(row);
  }
  fireEvent.keyDown(document.body, { key: "u" });
  expect(undo).toHaveBeenCalledOnce();
});

it("leaves the keys to a field, to the browser, to shortcuts of two keys and to the search", () => {
  render(<List />);
  fireEvent.keyDown(screen.getByLabelText("field"), { key: "u" });
  fireEvent.keyDown(document.body, { key: "u", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "g" });
  fireEvent.keyDown(document.body, { key: "u" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "u" });
  expect(undo).not.toHaveBeenCalled();
});
