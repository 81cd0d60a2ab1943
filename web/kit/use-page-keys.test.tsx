import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import { press, pressRow, usePageKeys } from "./use-page-keys.ts";

const calls = vi.fn<(effect: string, step?: number) => void>();

afterEach(() => {
  calls.mockClear();
  changePreferences({ keys: "on" });
});

interface PageProps {
  readonly hasNothing?: boolean;
}

function Page({ hasNothing = false }: PageProps) {
  usePageKeys("annotations", {
    row: (step) => {
      calls("row", step);
      return !hasNothing;
    },
    "new-entry": () => calls("new-entry"),
    undo: () => press("[data-undo]"),
  });
  return (
    <>
      <input aria-label="field" />
      <input type="checkbox" />
      <button
        type="button"
        data-undo
        onClick={() => {
          calls("undo");
        }}
      >
        Undo
      </button>
    </>
  );
}

it("calls the handler of each key of the table, and of keys of every page", () => {
  render(<Page />);
  for (const key of ["ArrowDown", "ArrowUp", "j", "k", "n", "N", "u", "x", "?"]) {
    fireEvent.keyDown(document.body, { key });
  }
  expect(calls.mock.calls).toEqual([
    ["row", 1],
    ["row", -1],
    ["row", 1],
    ["row", -1],
    ["new-entry"],
    ["new-entry"],
    ["undo"],
  ]);
});

it("leaves keys to fields, but not to checkboxes", () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByLabelText("field"), { key: "u" });
  fireEvent.keyDown(document.body, { key: "u", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "N", shiftKey: true });
  expect(calls).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("checkbox"), { key: "u" });
  expect(calls).toHaveBeenCalledOnce();
});

it("acts once for a letter that is held down, and moves on for an arrow", () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: "n", repeat: true });
  expect(calls).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "ArrowDown", repeat: true });
  expect(calls).toHaveBeenCalledOnce();
});

it("ignores letters, but not arrows, if single keys are turned off", () => {
  render(<Page />);
  changePreferences({ keys: "off" });
  fireEvent.keyDown(document.body, { key: "n" });
  expect(calls).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "ArrowDown" });
  expect(calls).toHaveBeenCalledOnce();
});

it("prevents the default of a key only if there was something to do", () => {
  const { rerender } = render(<Page />);
  expect(fireEvent.keyDown(document.body, { key: "ArrowDown" })).toBe(false);
  rerender(<Page hasNothing />);
  expect(fireEvent.keyDown(document.body, { key: "ArrowDown" })).toBe(true);
});

it("goes from the marked row, else from that with the focus", () => {
  const { rerender } = render(<Rows marked={1} />);
  pressRow("li > button", 1);
  expect(calls).toHaveBeenLastCalledWith("c");
  expect(document.activeElement?.textContent).toBe("c");
  expect(pressRow("li > button", -1)).toBe(true);
  expect(calls).toHaveBeenLastCalledWith("a");
  rerender(<Rows marked={null} />);
  pressRow("li > button", 1);
  expect(calls).toHaveBeenLastCalledWith("b");
  for (let count = 0; count < 3; count += 1) pressRow("li > button", 1);
  expect(calls).toHaveBeenLastCalledWith("c");
  expect(pressRow("li > button", 1)).toBe(true);
  expect(pressRow("li > a", 1)).toBe(false);
});

function Rows({ marked }: { readonly marked: number | null }) {
  return (
    <ul>
      {["a", "b", "c"].map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-current={index === marked}
            onClick={() => {
              calls(name);
            }}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
