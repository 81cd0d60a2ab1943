// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setOpenDialog, useOpenDialog } from "#web/hooks/dialog.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { useGlobalShortcuts } from "./use-shortcuts.ts";

afterEach(() => {
  setOpenDialog(null);
});

function Page() {
  useGlobalShortcuts();
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
  renderWithAppProviders(<Page />);
  fireEvent.keyDown(screen.getByRole("button"), { key: "?" });
  expect(screen.getByRole("status").textContent).toBe("nothing");
  fireEvent.keyDown(document.body, { key: "?" });
  expect(screen.getByRole("status").textContent).toBe("shortcuts");
});
