import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createNamedItem, type NamedItem } from "#web/api/named-items.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { FindByName } from "./find-by-name.tsx";

const ITEMS = [
  ["3", "UBQF-3"],
  ["31", "QF-31"],
  ["ended", "QF-3"],
  ["next", "QF-3"],
].map(([key = "", code = ""]) =>
  createNamedItem({ key, code, name: `Aino – Bo ${key}`, boost: key === "next" ? 2 : 0 }),
);

const onChoose = vi.fn<(item: NamedItem) => void>();
const getField = () => screen.getByRole("combobox");
const listCodes = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

function open(suggested?: readonly NamedItem[]): void {
  onChoose.mockClear();
  renderWithAppProviders(
    <FindByName
      label="Match"
      items={ITEMS}
      onChoose={onChoose}
      chosen="Before"
      {...(suggested && { suggested })}
    />,
  );
  fireEvent.focus(getField());
}

const type = (value: string): void => {
  fireEvent.change(getField(), { target: { value } });
};

const press = (key: string): boolean => fireEvent.keyDown(getField(), { key });

test("offers the items with the highest bonus first, before a text is typed", () => {
  open();
  expect(listCodes()[0]).toContain("Bo next");
  expect(listCodes()).toHaveLength(4);
});

test("offers the suggested items instead, if there are any", () => {
  open(ITEMS.slice(1, 2));
  expect(listCodes()).toEqual([expect.stringContaining("QF-31")]);
});

test("finds the exact code first, then codes that begin with the text, then the others", () => {
  open();
  type("qf-3");
  expect(listCodes().map((text) => text.split(" ").at(-1))).toEqual(["next", "ended", "31", "3"]);
});

test("chooses by arrow keys and Enter, and then shows the chosen name", () => {
  open();
  type("qf-3");
  press("ArrowDown");
  press("Enter");
  expect(onChoose.mock.calls.map(([{ key }]) => key)).toEqual(["ended"]);
  expect(screen.queryAllByRole("option")).toHaveLength(0);
  expect(screen.getByDisplayValue("Before")).toBe(getField());
});

test("closes at Escape and when the focus leaves, and opens again at an arrow key", () => {
  open();
  press("Escape");
  expect(listCodes()).toHaveLength(0);
  press("ArrowDown");
  expect(listCodes()).toHaveLength(4);
  fireEvent.blur(getField());
  expect(listCodes()).toHaveLength(0);
});

test("does not send the form around it at Enter if nothing is found", () => {
  open();
  type("nobody at all");
  expect(press("Enter")).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});
