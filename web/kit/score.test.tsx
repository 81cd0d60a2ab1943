import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import styles from "./changed.module.css";
import { Score } from "./score.tsx";

const flashes = (text: string): boolean =>
  screen.getByText(text).classList.contains(String(styles["changed"]));

test("flashes when the score changes, not when it is first shown", () => {
  const { rerender } = render(<Score text="1" live />);
  expect(flashes("1")).toBe(false);
  rerender(<Score text="1" live />);
  expect(flashes("1")).toBe(false);
  rerender(<Score text="2" live />);
  expect(flashes("2")).toBe(true);
});

test("restarts the flash at a second change", () => {
  const { rerender } = render(<Score text="1" live />);
  rerender(<Score text="2" live />);
  const first = screen.getByText("2");
  rerender(<Score text="3" live />);
  expect(screen.getByText("3")).not.toBe(first);
});
