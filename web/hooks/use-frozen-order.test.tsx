import { fireEvent, render, screen } from "@testing-library/react";
import { act, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useFrozenOrder } from "./use-frozen-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

const keyOf = (row: string): string => row.slice(0, 1);

interface RowsProps {
  readonly rows: readonly string[];
  readonly list?: string;
}

function Rows({ rows, list }: RowsProps) {
  const { items, pointer } = useFrozenOrder(rows, keyOf, list);
  return (
    <ul aria-label="rows" {...pointer}>
      {items.map((row) => (
        <li key={keyOf(row)}>{row}</li>
      ))}
    </ul>
  );
}

const shownRows = (): string[] => screen.getAllByRole("listitem").map((row) => row.textContent);

const advance = (time: number): void => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

/** Renders rows and moves a pointer onto them; returns a function that renders other rows. */
function enter(rows: ReactNode, pointerType = "mouse"): (rows: ReactNode) => void {
  const { rerender } = render(rows);
  fireEvent.pointerEnter(screen.getByLabelText("rows"), { pointerType });
  return rerender;
}

test("updates rows in place under a mouse and reorders them when it leaves", () => {
  const rerender = enter(<Rows rows={["a0", "b0", "c0"]} />);
  rerender(<Rows rows={["d0", "c1", "a1"]} />);
  expect(shownRows()).toEqual(["a1", "b0", "c1"]);
  fireEvent.pointerLeave(screen.getByLabelText("rows"));
  expect(shownRows()).toEqual(["d0", "c1", "a1"]);
});

test("does not freeze the order for touch", () => {
  const rerender = enter(<Rows rows={["a0", "b0"]} />, "touch");
  rerender(<Rows rows={["b1"]} />);
  expect(shownRows()).toEqual(["b1"]);
});

test("releases the order when the mouse rests and freezes it when the mouse moves", () => {
  const rerender = enter(<Rows rows={["a0", "b0"]} />);
  const rows = screen.getByLabelText("rows");
  advance(9000);
  fireEvent.pointerMove(rows, { pointerType: "mouse" });
  advance(9000);
  rerender(<Rows rows={["b1"]} />);
  expect(shownRows()).toEqual(["a0", "b1"]);
  advance(1000);
  expect(shownRows()).toEqual(["b1"]);
  fireEvent.pointerMove(rows, { pointerType: "mouse" });
  rerender(<Rows rows={["c0"]} />);
  expect(shownRows()).toEqual(["b1"]);
});

test("shows another list at once", () => {
  const rerender = enter(<Rows rows={["a0", "b0"]} list="live" />);
  rerender(<Rows rows={["c0"]} list="ended" />);
  expect(shownRows()).toEqual(["c0"]);
});
