// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useRefocus } from "./use-refocus.ts";

afterEach(cleanup);

function Line() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRefocus<HTMLButtonElement>(isOpen);
  return (
    <>
      <a href="#elsewhere">elsewhere</a>
      {isOpen ? (
        <button
          type="button"
          ref={(field) => field?.focus()}
          onClick={() => {
            setOpen(false);
          }}
        >
          save
        </button>
      ) : (
        <button
          type="button"
          ref={opener}
          onClick={() => {
            setOpen(true);
          }}
        >
          change
        </button>
      )}
    </>
  );
}

const renderLine = () => render(<Line />, { wrapper: StrictMode });

test("nothing takes the keyboard when a page comes", () => {
  renderLine();
  expect(document.activeElement).toBe(document.body);
});

test("what opened a form has the keyboard again once it is closed", () => {
  renderLine();
  fireEvent.click(screen.getByText("change"));
  expect(document.activeElement).toBe(screen.getByText("save"));
  fireEvent.click(screen.getByText("save"));
  expect(document.activeElement).toBe(screen.getByText("change"));
});

test("whoever went on elsewhere meanwhile stays there", () => {
  renderLine();
  fireEvent.click(screen.getByText("change"));
  screen.getByText("elsewhere").focus();
  fireEvent.click(screen.getByText("save"));
  expect(document.activeElement).toBe(screen.getByText("elsewhere"));
});
