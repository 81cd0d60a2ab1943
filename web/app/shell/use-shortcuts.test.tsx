// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showDialog, useOpenDialog } from "#web/hooks/dialog.ts";
import { renderPage } from "#web/testing/render-page.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

afterEach(() => {
  showDialog(null);
  cleanup();
});

function Page() {
  useShortcuts();
  return (
    <>
      <output>{useOpenDialog() ?? "nothing"}</output>
      <button
        type="button"
        onKeyDown={(event) => {
          event.preventDefault();
        }}
      >
        has its own shortcuts
      </button>
    </>
  );
}

test("ignores a key that the focused element has handled", () => {
  renderPage(<Page />);
  fireEvent.keyDown(screen.getByRole("button"), { key: "?" });
  expect(screen.getByRole("status").textContent).toBe("nothing");
  fireEvent.keyDown(document.body, { key: "?" });
  expect(screen.getByRole("status").textContent).toBe("shortcuts");
});
