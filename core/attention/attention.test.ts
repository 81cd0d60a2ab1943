import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import {
  createBracketMatch,
  NOT_STARTED_STATUS,
  attentionItemsOf,
  formatAttentionItems,
  createLiveMatchWithoutContestants,
} from "#core/testing/attention.ts";
import { derived, entry, LIVE, match, NOON, round } from "#core/testing/model-match.ts";

describe("deriveAttention", () => {
  it("creates one item per cause in a group, a round or a tournament", () => {
    const grouped = ["1", "2"].map((id) => derived(match(id, { groupId: "3", conflict: true })));
    const drawn = ["3", "4"].map((id) =>
      createBracketMatch(id, "ro4", { match: match(id, { conflict: true }) }),
    );
    const loose = ["5", "6"].map((id) => derived(match(id, { conflict: true })));
    const roundless = createBracketMatch("7", "ro4", {
      match: match("7", { conflict: true }),
      round: null,
    });
    const all = [...grouped, ...drawn, ...loose, roundless].map(createLiveMatchWithoutContestants);
    const rows = attentionItemsOf(all).filter(({ kind }) => kind === "conflict");
    expect(rows.map(({ id, matches, place: where }) => [id, matches.length, where])).toEqual([
      [
        "conflict a.example/3 group",
        2,
        { type: "round", tournament: "a.example/cup", round: null, group: "a.example/3" },
      ],
      ["conflict a.example/7 ro4", 2, expect.objectContaining({ round: round("ro4").name })],
      ["conflict a.example/7 undefined", 1, expect.objectContaining({ round: null })],
      ["conflict a.example/cup", 2, expect.objectContaining({ round: null, group: null })],
    ]);
  });

  it("uses the earliest begin of a round's findings", () => {
    const [row] = attentionItemsOf([
      createBracketMatch("1", "ro4", {
        match: match("1", { entries: [], start: NOON + 5 * MINUTE }),
      }),
      createBracketMatch("2", "ro4", { match: match("2", { entries: [], start: NOON }) }),
    ]);
    expect(row).toMatchObject({
      kind: "contestant-missing",
      severity: "warn",
      since: NOON - 15 * MINUTE,
      matches: ["a.example/2", "a.example/1"],
      reason: { start: NOON },
      facts: [`a.example/2 ${NOON} 0`, `a.example/1 ${NOON + 5 * MINUTE} 0`],
    });
  });

  it("sorts items by severity, then by age", () => {
    const flagged = createLiveMatchWithoutContestants(derived(match("1", { conflict: true })));
    const late = derived(match("2", { start: NOON - HOUR }), { status: NOT_STARTED_STATUS });
    const later = createBracketMatch("3", "ro4", {
      match: match("3", { locked: false, entries: [] }),
      absence: "last-seen",
      status: LIVE,
      sighting: { ...late.sighting, lastSeen: NOON - 2 * HOUR },
    });
    const items = formatAttentionItems([later, late, flagged]);
    expect(items).toEqual(["conflict: 1", "not-started: 2", "last-seen: 3"]);
  });

  it("puts refused credentials first", () => {
    const flagged = createLiveMatchWithoutContestants(derived(match("1", { conflict: true })));
    const services = [{ clientId: "demo", outcome: "client-refused", at: NOON } as const];
    const items = attentionItemsOf([flagged], { services });
    expect(items.map(({ kind }) => kind)).toEqual(["service-refused", "conflict"]);
  });

  it("uses the highest severity of a round's findings", () => {
    const others = ["Aino", "Bo"].map((name) => entry(name, { key: `chess-${name}` }));
    const [row] = attentionItemsOf([
      derived(match("1")),
      createBracketMatch("2", "ro4", { match: match("2", { entries: others }) }),
      createBracketMatch("3", "ro4"),
    ]);
    expect(row).toMatchObject({
      kind: "overlapping",
      severity: "alarm",
      matches: ["a.example/2", "a.example/3"],
    });
  });

  it("ignores matches from files and withdrawn matches", () => {
    const one = derived(match("1", { conflict: true }));
    const fromFile = { ...one, sighting: { ...one.sighting, list: null } };
    expect(formatAttentionItems([fromFile])).toEqual([]);
    expect(formatAttentionItems([{ ...one, absence: "withdrawn" }])).toEqual([]);
  });
});
