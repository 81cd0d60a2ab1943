// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { act, useEffect, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import { AttentionRows } from "./attention-rows.tsx";

afterEach(() => {
  changePreferences({ keys: "on" });
});

const REFUSED = { kind: "service-refused", outcome: "client-refused" } as const;

let show: (ids: readonly string[]) => void;

function Rows() {
  const [ids, setIds] = useState<readonly string[]>(["a", "b", "c"]);
  useEffect(() => {
    show = setIds;
  }, []);
  return <AttentionRows rows={ids.map((id) => sampleAttentionItem(REFUSED, { id }))} />;
}

const rowIds = (): (string | undefined)[] =>
  screen.getAllByRole("listitem").map(({ dataset }) => dataset["row"]);
const focusedRowId = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset["row"] : undefined;

const focusRow = (id: string): void => {
  act(() =>
    screen
      .getAllByRole("listitem")
      .find(({ dataset }) => dataset["row"] === id)
      ?.focus(),
  );
};

test.each([
  ["moves the focus to the next row", ["b"], ["a", "c"], "c"],
  ["moves the focus to the last row if there is no next one", ["c"], ["a"], "a"],
  ["keeps the focus of a row that stays", ["b", "a"], ["a", "c"], "a"],
])("%s when rows are removed", (_, focused, left, expected) => {
  renderWithAppProviders(<Rows />);
  focused.forEach(focusRow);
  act(() => show(left));
  expect(focusedRowId()).toBe(expected);
});

/** Creates an item of lost matches of which staff decided this. */
const createHeldItem = (decision: "keep" | null): AttentionItemView => {
  const lost = { lost: "matches", count: 86, of: 89, dataAt: "2026-03-07T14:02:00Z" } as const;
  const where = { list: null, site: null, hidden: false };
  return sampleAttentionItem({ kind: "data-held", ...lost, ...where, decision }, { id: "held" });
};

test("offers only Accept when staff decided to keep the previous data", () => {
  renderWithAppProviders(<AttentionRows rows={[createHeldItem("keep")]} />);
  expect(screen.getByRole("button", { name: "Accept" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
});

test.each([
  ["a", "accept"],
  ["e", "keep"],
])("presses a button with the key %s: %s", (key, action) => {
  renderWithAppProviders(<AttentionRows rows={[createHeldItem(null)]} />);
  const pressedActions: (string | undefined)[] = [];
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) pressedActions.push(target.dataset["action"]);
  });
  focusRow("held");
  fireEvent.keyDown(screen.getByRole("listitem"), { key });
  expect(pressedActions).toEqual([action]);
});

test("keeps the order of rows while the mouse is over the list", () => {
  renderWithAppProviders(<Rows />);
  fireEvent.pointerEnter(screen.getByRole("list"), { pointerType: "mouse" });
  act(() => show(["x", "b", "c"]));
  expect(rowIds()).toEqual(["a", "b", "c"]);
  fireEvent.pointerLeave(screen.getByRole("list"));
  expect(rowIds()).toEqual(["x", "b", "c"]);
});

test("ignores single keys when they are turned off", () => {
  renderWithAppProviders(<Rows />);
  focusRow("a");
  act(() => {
    changePreferences({ keys: "off" });
  });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "j" });
  expect(focusedRowId()).toBe("a");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" });
  expect(focusedRowId()).toBe("b");
});
