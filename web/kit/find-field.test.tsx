import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FindField } from "./find-field.tsx";

const PAUSE = 200;
const onFind = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onFind.mockClear();
});

const type = (value: string): void => {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
};

test("does not search when it is unmounted before the pause ends", () => {
  const { unmount } = render(<FindField label="Name" text="" onFind={onFind} />);
  type("knights");
  unmount();
  vi.advanceTimersByTime(PAUSE);
  expect(onFind).not.toHaveBeenCalled();
});

test("does not search when the filters are cleared before the pause ends", () => {
  const { rerender } = render(<FindField label="Name" text="owls" onFind={onFind} />);
  type("knights");
  rerender(<FindField label="Name" text="" onFind={onFind} />);
  vi.advanceTimersByTime(PAUSE);
  expect(onFind).not.toHaveBeenCalled();
});

test("searches for text typed while the previous search is in progress", () => {
  const { rerender } = render(<FindField label="Name" text="" onFind={onFind} />);
  type("kni");
  vi.advanceTimersByTime(PAUSE);
  type("knights");
  rerender(<FindField label="Name" text="kni" onFind={onFind} />);
  vi.advanceTimersByTime(PAUSE);
  expect(onFind.mock.calls).toEqual([["kni"], ["knights"]]);
});
