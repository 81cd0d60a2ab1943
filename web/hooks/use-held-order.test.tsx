// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useHeldOrder } from "./use-held-order.ts";

afterEach(cleanup);

const keyOf = (row: string): string => row.slice(0, 1);

function Rows({ rows }: { readonly rows: readonly string[] }) {
  const { items, pointer } = useHeldOrder(rows, keyOf);
  return (
    <ul aria-label="rows" {...pointer}>
      {items.map((row) => (
        <li key={keyOf(row)}>{row}</li>
      ))}
    </ul>
  );
}

const shown = (): string[] => screen.getAllByRole("listitem").map((row) => row.textContent);

test("under a mouse rows show what is new but keep their places until it leaves", () => {
  const { rerender } = render(<Rows rows={["a0", "b0", "c0"]} />);
  fireEvent.pointerEnter(screen.getByLabelText("rows"), { pointerType: "mouse" });
  rerender(<Rows rows={["d0", "c1", "a1"]} />);
  expect(shown()).toEqual(["a1", "b0", "c1"]);
  fireEvent.pointerLeave(screen.getByLabelText("rows"));
  expect(shown()).toEqual(["d0", "c1", "a1"]);
});

test("a finger holds nothing", () => {
  const { rerender } = render(<Rows rows={["a0", "b0"]} />);
  fireEvent.pointerEnter(screen.getByLabelText("rows"), { pointerType: "touch" });
  rerender(<Rows rows={["b1"]} />);
  expect(shown()).toEqual(["b1"]);
});
