import { expect, it, vi } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import {
  createCurrentPageItems,
  createPageItems,
  type PageItemsInput,
} from "./create-page-items.ts";
import type { PaletteItem } from "./palette-item.ts";

const INPUT: PageItemsInput = {
  nav: en.common.nav,
  messages: en.palette,
  isStaff: false,
  canSignIn: true,
  games: [],
  game: "",
};
const MAIN = ["/", "/matches", "/tournaments", "/schedule"];
const DESK = ["/desk", "/desk/changes", "/desk/facts", "/desk/screens"];

function pathsOf(items: readonly PaletteItem[]): readonly string[] {
  return items.flatMap(({ target }) => (target.type === "page" ? target.path : []));
}

it("contains every page that needs no name: staff pages only for staff", () => {
  expect(pathsOf(createPageItems(INPUT))).toEqual([...MAIN, "/share", "/sign-in"]);
  const staff = createPageItems({ ...INPUT, isStaff: true, canSignIn: false });
  expect(pathsOf(staff)).toEqual([...MAIN, ...DESK, "/share"]);
});

it("offers the games that lists do not show", () => {
  const games = [
    { slug: "osu", name: "osu!" },
    { slug: "chess", name: "Chess" },
  ];
  const texts = (game: string) =>
    createPageItems({ ...INPUT, games, game })
      .filter(({ target }) => target.type === "game")
      .map(({ text }) => text);
  expect(texts("")).toEqual(["Show only osu!", "Show only Chess"]);
  expect(texts("osu")).toEqual(["All games", "Show only Chess"]);
});

const current = (pathname: string, followed: readonly string[] = []) =>
  createCurrentPageItems({
    messages: en.palette,
    pathname,
    preferences: { contestants: followed, tournaments: followed },
    hasCalendar: true,
  });

it.each([
  ["/", undefined],
  ["/contestants/kirby-mix-1", "Follow this page"],
  ["/tournaments/osu.example/cc6/ranking", "Follow this page"],
])("offers on %s: %s", (pathname, follow) => {
  const texts = current(pathname).map(({ text }) => text);
  expect(texts).toEqual([
    ...(follow === undefined ? [] : [follow]),
    "Copy link to this page",
    "Print this page",
    "Export all matches as CSV",
    "Export all matches as JSON",
    "Copy calendar link",
  ]);
});

it("offers to stop following a followed tournament", () => {
  expect(current("/tournaments/osu.example/cc6", ["osu.example/cc6"])[0]?.text).toBe(
    "Stop following this page",
  );
});

it("exports the matches of the tournament on screen", () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { assign });
  const csv = current("/tournaments/osu.example/cc6").find(({ id }) => id === "csv");
  if (csv?.target.type === "action") csv.target.run();
  expect(assign).toHaveBeenCalledWith("/api/v1/matches.csv?tournament=osu.example%2Fcc6");
});
