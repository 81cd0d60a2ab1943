import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { useRefocus } from "./use-refocus.ts";

function Line() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRefocus<HTMLButtonElement>(isOpen);
  const toggle = (): void => {
    setOpen(!isOpen);
  };
  return (
    <>
      <a href="#elsewhere">elsewhere</a>
      {isOpen ? (
        <button type="button" ref={(field) => field?.focus()} onClick={toggle}>
          save
        </button>
      ) : (
        <button type="button" ref={opener} onClick={toggle}>
          change
        </button>
      )}
    </>
  );
}

const renderLine = () => render(<Line />, { wrapper: StrictMode });

test("does not move the focus when the component is mounted", () => {
  renderLine();
  expect(document.activeElement).toBe(document.body);
});

test("returns the focus to the button when the form is closed", () => {
  renderLine();
  fireEvent.click(screen.getByText("change"));
  expect(document.activeElement).toBe(screen.getByText("save"));
  fireEvent.click(screen.getByText("save"));
  expect(document.activeElement).toBe(screen.getByText("change"));
});

test("does not move the focus when another element has it", () => {
  renderLine();
  fireEvent.click(screen.getByText("change"));
  screen.getByText("elsewhere").focus();
  fireEvent.click(screen.getByText("save"));
  expect(document.activeElement).toBe(screen.getByText("elsewhere"));
});
