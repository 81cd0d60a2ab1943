// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { act, useEffect, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { AttentionRows } from "./attention-rows.tsx";

afterEach(() => {
  cleanup();
  changePreferences({ keys: "on" });
});

function row(id: string): AttentionItemView {
  return {
    id,
    severity: "warn",
    since: null,
    place: { tournament: null, round: null, group: null, clientId: null },
    matches: [],
    reason: { kind: "service-refused", outcome: "client-refused" },
    standing: "open",
    claim: null,
  };
}

let show: (ids: readonly string[]) => void;

function Rows() {
  const [ids, setIds] = useState<readonly string[]>(["a", "b", "c"]);
  useEffect(() => {
    show = setIds;
  }, []);
  return <AttentionRows rows={ids.map(row)} />;
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

test("moves the focus to the next row when the focused row is removed", () => {
  renderWithAppProviders(<Rows />);
  focusRow("b");
  act(() => show(["a", "c"]));
  expect(focusedRowId()).toBe("c");
  act(() => show(["a"]));
  expect(focusedRowId()).toBe("a");
});

const dataHeldRow = (decision: "keep" | null): AttentionItemView => ({
  ...row("held"),
  reason: {
    kind: "data-held",
    lost: "matches",
    count: 86,
    of: 89,
    list: null,
    site: null,
    hidden: false,
    dataAt: "2026-03-07T14:02:00Z",
    decision,
  },
});

test("offers only Accept when staff decided to keep the previous data", () => {
  renderWithAppProviders(<AttentionRows rows={[dataHeldRow("keep")]} />);
  expect(screen.getByRole("button", { name: "Accept" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Keep" })).toBeNull();
});

test.each([
  ["a", "accept"],
  ["e", "keep"],
])("presses a button with the key %s: %s", (key, action) => {
  renderWithAppProviders(<AttentionRows rows={[dataHeldRow(null)]} />);
  const pressedActions: (string | undefined)[] = [];
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) pressedActions.push(target.dataset["action"]);
  });
  focusRow("held");
  fireEvent.keyDown(screen.getByRole("listitem"), { key });
  expect(pressedActions).toEqual([action]);
});

test("keeps the focus when another row is removed", () => {
  renderWithAppProviders(<Rows />);
  focusRow("b");
  focusRow("a");
  act(() => show(["a", "c"]));
  expect(focusedRowId()).toBe("a");
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
