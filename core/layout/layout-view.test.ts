import { describe, expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutView } from "./layout-view.ts";

const VIEW = { width: 1440, height: 790 };

describe("a view of a bracket", () => {
  it("has no strip if all rounds are in view or have a spine", () => {
    const { hasStrip, layout } = layoutView(sampleRounds({ kind: "double", size: 128 }), VIEW, {});
    expect([hasStrip, layout.height]).toEqual([false, 790]);
  });

  it("has a strip, and less height for cards, if it scrolls", () => {
    const rounds = sampleRounds({ kind: "single", size: 128, ended: 0 });
    const { hasStrip, layout } = layoutView(rounds, VIEW, {});
    expect([hasStrip, layout.width > VIEW.width]).toEqual([true, true]);
  });

  it("has a strip if a narrow view leaves out rounds", () => {
    const rounds = sampleRounds({ kind: "single", size: 32 });
    const { hasStrip, layout } = layoutView(rounds, { width: 744, height: 900 }, {});
    expect([hasStrip, layout.spines.length, layout.width]).toEqual([true, 0, 744]);
  });
});

describe("a round of more than 64 matches", () => {
  const rounds = sampleRounds({ kind: "single", size: 256, ended: 20, live: 2 });

  it("is shown in sections of 32 contestants, at first the one with live matches", () => {
    const { sections, section, layout } = layoutView(rounds, VIEW, {});
    expect([sections.length, section]).toEqual([8, 1]);
    expect(layout.cards).toHaveLength(31);
    expect(layout.heads.map(({ rounds: [round] }) => round)).toEqual([
      "ro256",
      "ro128",
      "ro64",
      "ro32",
      "ro16",
    ]);
    expect(layout.cards.map(({ place }) => place)).toContain("ro256#17");
  });

  it("shows the section that the viewer chose, the last if there are fewer", () => {
    const { layout } = layoutView(rounds, VIEW, { section: 7 });
    expect(layout.cards.map(({ place }) => place)).toContain("ro256#128");
    const unknown = layoutView(rounds, VIEW, { section: 70 });
    expect(unknown.section).toBe(7);
  });

  it("shows the section of a followed contestant, else the first with an open match", () => {
    const path = new Set(["ro256#100"]);
    expect(layoutView(rounds, VIEW, { path }).section).toBe(6);
    const waiting = sampleRounds({ kind: "single", size: 256, ended: 40 });
    expect(layoutView(waiting, VIEW, {}).section).toBe(2);
    const chosen = { from: ["ro256"] };
    expect(layoutView(sampleRounds({ kind: "single", size: 256 }), VIEW, chosen).section).toBe(0);
  });

  it("is shown whole once it has ended", () => {
    expect(layoutView(sampleRounds({ kind: "single", size: 256 }), VIEW, {}).sections).toEqual([]);
  });

  it("has sections of the lower bracket too", () => {
    const double = sampleRounds({ kind: "double", size: 256, ended: 0 });
    expect(layoutView(double, VIEW, { from: [] }).sections).toHaveLength(8);
    const large = sampleRounds({ kind: "double", size: 512, ended: 0 });
    const { sections } = layoutView(large, VIEW, {});
    expect(sections).toHaveLength(16 + 8);
    const last = layoutView(large, VIEW, { section: 23 });
    expect(last.layout.heads.map(({ rounds: [round] }) => round)).toEqual([
      "lower ro256s1",
      "lower ro256s2",
      "lower ro128s1",
      "lower ro128s2",
      "lower ro64s1",
    ]);
  });
});
