// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { renderPage } from "#web/testing/render-page.tsx";
import { TournamentRow } from "./tournament-row.tsx";

afterEach(cleanup);

const { bracket } = sampleBracket({ size: 4, kind: "single" });
const division = (id: string, name: string): BracketSummary => ({
  ...bracket,
  id,
  title: `Division ${id}`,
  prefix: id,
  champion: { key: name, name, country: "" },
});
const cup: TournamentSummary = {
  ...sampleTournament([]).tournament,
  brackets: [division("A", "Aino"), division("B", "Dag")],
};

test("a tournament of two divisions names each champion by its division", () => {
  renderPage(<TournamentRow tournament={cup} />);
  expect(screen.getByRole("link").textContent).toMatch(/Division A:Aino.*Division B:Dag/u);
});

test("a tournament that one final decides names one champion", () => {
  renderPage(<TournamentRow tournament={{ ...cup, decidedBy: "B" }} />);
  const said = screen.getByRole("link").textContent;
  expect(said).toContain("ChampionDag");
  expect(said).not.toContain("Aino");
});
