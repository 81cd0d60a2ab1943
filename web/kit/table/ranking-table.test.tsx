import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RankingView, RankRowView } from "#core/contract/ranking.ts";
import { rankRow, sampleRankMatch, sampleRanking } from "#core/testing/sample-ranking.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { RankingTable } from "./ranking-table.tsx";

const TOURNAMENT = { site: "osu.example.net", slug: "cup" };
const GROUP = {
  id: "551",
  number: 2,
  name: null,
  position: 3,
  isAssumed: false,
  played: 3,
  won: 1,
};
const IN_GROUP: RankRowView = {
  ...rankRow("Eno", 5),
  reason: { type: "group", group: { ...TOURNAMENT, ...GROUP } },
};

function show(rows: readonly RankRowView[], change: Partial<RankingView> = {}): void {
  renderWithAppProviders(
    <RankingTable
      ranking={sampleRanking(rows, change)}
      tournament={TOURNAMENT}
      title="Final ranking"
      links={null}
    />,
  );
}

test("names each range once, for all of its rows", () => {
  show([rankRow("Cato", 1), rankRow("Aino", 3, 4), rankRow("Bo", 3, 4)]);
  const rows = screen.getAllByRole("row").slice(1);
  const ranks = rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  expect(ranks).toEqual(["1", "3–4", "3–4"]);
  expect(rows.map((row) => "continued" in row.dataset)).toEqual([false, false, true]);
  expect(screen.getByText(/Inside a range the order is alphabetical/)).not.toBeNull();
});

test("splits a ranking of eight into two tables, and keeps the rows of a range together", () => {
  const shared = ["E", "F", "G", "H"].map((name) => rankRow(name, 5, 8));
  show(["A", "B", "C", "D"].map((name, index) => rankRow(name, index + 1)).concat(shared));
  const tables = screen.getAllByRole("table").map((each) => each.textContent);
  expect(tables).toHaveLength(2);
  expect(tables[1]).toMatch(/5–8.*E.*F.*G.*H/u);
});

test("links a contestant, and a reason to its match or to the groups", () => {
  show([rankRow("Cato", 1), IN_GROUP]);
  const hrefs = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      [expect.stringContaining("Cato"), "/contestants/key-Cato"],
      ["Lost in SF-1", "/matches/osu.example.net/1"],
      ["3rd in Group 2, won 1 of 3", "/tournaments/osu.example.net/cup/groups"],
    ]),
  );
});

test("shows contestants in play by the worst rank that is possible", () => {
  const reason = { type: "playing", match: null } as const;
  show([{ ...rankRow("Dag", 1, 4), reason }, rankRow("Aino", 5, 8)], { isFinal: false });
  const row = screen.getByRole("row", { name: /Dag/ });
  expect(within(row).getAllByRole("cell")[0]?.textContent).toBe("at least 4th");
  expect(row.textContent).toContain("Still in");
  expect(within(row).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("A range: these places are not played for.")).not.toBeNull();
});

test("states that the ranks of a range are still possible when a result is not known", () => {
  const reason = { type: "undecided", match: sampleRankMatch() } as const;
  show([{ ...rankRow("Dag", 1, 2), reason }, rankRow("Aino", 3)], { isFinal: false });
  expect(screen.getByText("A range: the ranks that are still possible.")).not.toBeNull();
});

test("has no note without ranges", () => {
  show([rankRow("Cato", 1), rankRow("Bo", 2)]);
  expect(screen.queryByText(/A range/)).toBeNull();
});
