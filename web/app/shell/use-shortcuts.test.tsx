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

test("goes to another page with the key after g, which the page never gets", async () => {
  const visited: string[] = [];
  const onKey = vi.fn<(key: string) => void>();
  renderWithAppProviders(<Page onVisit={(pathname) => visited.push(pathname)} />);
  const listen = ({ key }: KeyboardEvent): void => onKey(key);
  document.addEventListener("keydown", listen);
  onTestFinished(() => {
    document.removeEventListener("keydown", listen);
  });
  for (const key of ["g", "x", "g", "t"]) fireEvent.keyDown(document.body, { key });
  await vi.waitFor(() => {
    expect(visited).toEqual(["/tournaments"]);
  });
  fireEvent.keyDown(document.body, { key: "t" });
  expect(onKey.mock.calls.flat()).toEqual(["g", "g", "t"]);
});

test("goes to the pages of the desk only as staff", async () => {
  const visited: string[] = [];
  const onVisit = (pathname: string): void => void visited.push(pathname);
  const viewer = { name: null, signIn: "password", hidesSome: false };
  const { unmount } = renderWithAppProviders(<Page onVisit={onVisit} />, {
    responses: [[["session"], viewer]],
  });
  for (const key of ["g", "d", "g", "m"]) fireEvent.keyDown(document.body, { key });
  await vi.waitFor(() => {
    expect(visited).toEqual(["/matches"]);
  });
  unmount();
  renderWithAppProviders(<Page onVisit={onVisit} />);
  for (const key of ["g", "e"]) fireEvent.keyDown(document.body, { key });
  await vi.waitFor(() => {
    expect(visited).toEqual(["/matches", "/desk/facts"]);
  });
});
