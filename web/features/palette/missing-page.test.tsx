import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleNames } from "#web/testing/sample-names.ts";
import { loadPendingMessages } from "#web/i18n/messages.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { guessNameFromPath, guessPageFromPath, MissingPage } from "./missing-page.tsx";

const NAMES = sampleNames({
  games: ["osu!"],
  tournaments: [["osu.example", "cc6", "CC6", 0]],
  contestants: [
    ["kuu-1", "Kuu ni Naru", "JP", 0],
    ["gort-1", "gort", "", 0],
  ],
  matches: [[0, "7", "LBR2-2", "live", [0, 1], false]],
});

it("suggests the names near the address, best first, and other pages", async () => {
  await loadPendingMessages();
  renderWithAppProviders(<MissingPage text="No contestant at this address. Not listed." />, {
    path: "/contestants/kuu-ni-narru",
    responses: [[["names"], NAMES]],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "No contestant at this address",
  );
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("kuu ni narru");
  const near = screen.getAllByRole("listitem").map((item) => item.querySelector("a"));
  expect(near.map((link) => link?.getAttribute("href"))).toEqual([
    "/contestants/kuu-1",
    "/matches/osu.example/7",
  ]);
  expect(screen.getByText(/^Or go to/).querySelectorAll("a")).toHaveLength(4);
});

it("suggests the page that a mistyped address begins with, and says that no name fits", async () => {
  await loadPendingMessages();
  renderWithAppProviders(<MissingPage text="No page at this address." />, {
    path: "/tournamnts/xyzzyx",
    responses: [[["names"], NAMES]],
  });
  expect(screen.getByText(/may be mistyped/)).toBeTruthy();
  expect(screen.getByText("No results for “xyzzyx”.")).toBeTruthy();
  const near = screen.getAllByRole("listitem").map((item) => item.querySelector("a"));
  expect(near.map((link) => link?.getAttribute("href"))).toEqual(["/tournaments"]);
});

it.each([
  ["/contestants/kuu-ni-naruu", "kuu ni naruu"],
  ["/contestants/zizkov-knights-ghtsz6629n", "zizkov knights"],
  ["/contestants/%E6%B9%98", "湘"],
  ["/contestants/100%-sure/", "100% sure"],
  ["/tournaments/osu.example/cc6_d3", "cc6 d3"],
  ["/", ""],
])("returns for %s: %s", (pathname, name) => {
  expect(guessNameFromPath(pathname)).toBe(name);
});

it.each([
  ["/tournamnts/nothing", "tournamnts"],
  ["/sign_in", "sign in"],
  ["/", ""],
])("returns the word of the page for %s: %s", (pathname, word) => {
  expect(guessPageFromPath(pathname)).toBe(word);
});
