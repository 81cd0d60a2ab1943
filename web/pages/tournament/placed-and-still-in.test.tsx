import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RankRowView } from "#core/contract/ranking.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleRankMatch } from "#core/testing/sample-ranking.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import { PlacedTable, StillInTable } from "./placed-and-still-in.tsx";

const SETTING = {
  venue: sampleVenue,
  hasDraws: false,
  showsResults: true,
  highest: 3,
  formLength: 2,
  hasSections: false,
};

const line = (name: string, change: Partial<ContestantLine> = {}): ContestantLine => ({
  contestant: { key: `key-${name}`, name, country: "fi" },
  seed: null,
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  rank: null,
  isStillIn: true,
  next: null,
  form: [],
  ...change,
});

const ref = (name: string) => ({ key: `key-${name}`, name, country: "fi" });

/** A rank of Aino, who met Bo in the semifinals. */
const rankOf = (from: number, to: number, type: "won" | "lost"): RankRowView => {
  const scores = [1, 3].map((score) => ({ score, disqualified: false }));
  const round = { long: "Semifinals", medium: "Semifinals", short: "SF" };
  const match = sampleRankMatch({ round, opponent: ref("Bo"), scores });
  return { from, to, contestant: ref("Aino"), reason: { type, match } };
};

const readRow = (name: string): string =>
  screen.getByRole("row", { name: new RegExp(name) }).textContent;

function show(lines: readonly ContestantLine[], setting = SETTING): void {
  renderWithAppProviders(<StillInTable title="Still in" lines={lines} setting={setting} />);
}

describe("StillInTable", () => {
  it("shows the score of a live match from the contestant's side, and the opponent", () => {
    const next = sampleMatch({
      state: "live",
      code: "SF-1",
      slots: [slot("Bo", { score: 2 }), slot("Aino", { score: 1 })],
    });
    show([line("Aino", { next })]);
    expect(readRow("Aino")).toMatch(/1–1.*1 to 2.*SF-1.*Bo/u);
  });

  it("shows the form as text", () => {
    show([
      line("Aino", {
        form: [
          { own: 3, other: 1, result: "won" },
          { own: 0, other: 2, result: "live" },
        ],
      }),
    ]);
    expect(readRow("Aino")).toContain("won 3–1, live 0–2");
  });

  it("shows the worst possible rank", () => {
    const rank: RankRowView = { ...rankOf(1, 4, "won"), reason: { type: "playing", match: null } };
    show([line("Aino", { rank })]);
    expect(
      within(screen.getByRole("row", { name: /Aino/u })).getByText("at least 4th"),
    ).toBeDefined();
  });

  it("shows no results to viewers who hide scores", () => {
    show([line("Aino", { form: [{ own: 3, other: 1, result: "won" }] })], {
      ...SETTING,
      showsResults: false,
    });
    expect(readRow("Aino")).not.toContain("1–1");
    expect(readRow("Aino")).not.toContain("3–1");
  });
});

describe("PlacedTable", () => {
  it("shows rank, score, opponent and round of the last defeat", () => {
    const lines = [line("Aino", { rank: rankOf(3, 4, "lost"), isStillIn: false })];
    renderWithAppProviders(<PlacedTable title="Out" lines={lines} setting={SETTING} />);
    expect(readRow("Aino")).toMatch(/^3–4.*Aino.*1–1.*1–3BoSemifinals$/u);
  });

  it("describes another reason in words", () => {
    renderWithAppProviders(
      <PlacedTable
        title="All"
        lines={[line("Aino", { rank: rankOf(1, 1, "won") })]}
        setting={SETTING}
      />,
    );
    expect(readRow("Aino")).toContain("Won in the Semifinals against");
  });
});
