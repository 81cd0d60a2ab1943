import { fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { setOpenDialog, useOpenDialog } from "#web/hooks/dialog.ts";
import { useLocation } from "#web/routing/routing.tsx";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { useGlobalShortcuts } from "./use-shortcuts.ts";

afterEach(() => {
  setOpenDialog(null);
});

interface PageProps {
  readonly onVisit?: (pathname: string) => void;
}

function Page({ onVisit }: PageProps) {
  useGlobalShortcuts();
  const pathname = useLocation((place) => place.pathname);
  useEffect(() => {
    if (pathname !== "/") onVisit?.(pathname);
  }, [pathname, onVisit]);
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

test("begins no way to another page with a key that the page has handled", async () => {
  const visited: string[] = [];
  renderWithAppProviders(<Page onVisit={(pathname) => visited.push(pathname)} />);
  document.addEventListener("keydown", handleT);
  onTestFinished(() => {
    document.removeEventListener("keydown", handleT);
  });
  for (const key of ["g", "t", "g", "m"]) fireEvent.keyDown(document.body, { key });
  await vi.waitFor(() => {
    expect(visited).toEqual(["/matches"]);
  });
});

/** As the schedule, whose `t` goes to the current time. */
function handleT(event: KeyboardEvent): void {
  if (event.key === "t") event.preventDefault();
}
