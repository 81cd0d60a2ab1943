import { describe, expect, it } from "vitest";
import { byTournament, match, NOON, seen } from "#core/testing/model-match.ts";
import { type Annotation, EMPTY_CHANNEL } from "./annotation.ts";
import { createAnnotations } from "./annotations.ts";
import { filterAnnotations } from "./filter-annotations.ts";

const by = { who: "Anna", at: NOON };
const OPEN = seen(match("1", { groupId: "7" }));
const VISIBLE = {
  isSeen: (tournament: string) => tournament === "a.example/cup",
  isKnownKey: (key: string) => key !== "hidden",
  matches: byTournament([OPEN]),
};

const filter = (...annotations: readonly Annotation[]) =>
  filterAnnotations(createAnnotations(annotations), VISIBLE).all;

const channel = (name: string | null, next: string | null = null): Annotation => ({
  kind: "channel",
  scope: "main",
  value: { ...EMPTY_CHANNEL, match: name, swapped: true, next },
  ...by,
});

const alias = (scope: string, key: string): Annotation => ({
  kind: "alias",
  scope,
  value: { key, name: key },
  ...by,
});

const NAME: Annotation = { kind: "group-name", scope: "a.example/7", value: "North", ...by };
const RULE = { points: null, tieBreakers: [] };

describe("filterAnnotations", () => {
  it.each<Annotation>([
    NAME,
    alias("aino", "bo"),
    { kind: "former-address", scope: "a.example/cup", value: { key: "a.example/cup" }, ...by },
    { kind: "short-name", scope: "aino", value: "AI", ...by },
    { kind: "station", scope: "a.example/1", value: "14", ...by },
    { kind: "note", scope: "a.example/1", value: "Late", ...by },
    { kind: "stream-link", scope: "a.example/cup", value: "https://tv.example/", ...by },
    { kind: "venue-zone", scope: "a.example/cup", value: "Europe/Helsinki", ...by },
    { kind: "grace-minutes", scope: "", value: 5, ...by },
    { kind: "grace-minutes", scope: "a.example/cup", value: 5, ...by },
    { kind: "link-template", scope: "a.example", value: "https://a.example/ID", ...by },
    channel(null),
    channel("a.example/1"),
    { kind: "wall-message", scope: "", value: "Welcome", ...by },
  ])("keeps a public annotation: %j", (annotation) => {
    expect(filter(annotation)).toEqual([annotation]);
  });

  it.each<Annotation>([
    { kind: "group-name", scope: "a.example/8", value: "North", ...by },
    { kind: "points-rule", scope: "a.example/8", value: RULE, ...by },
    alias("hidden", "bo"),
    alias("aino", "hidden"),
    { kind: "short-name", scope: "hidden", value: "HI", ...by },
    { kind: "station", scope: "a.example/2", value: "14", ...by },
    { kind: "venue-zone", scope: "a.example/secret", value: "Europe/Helsinki", ...by },
    { kind: "grace-minutes", scope: "a.example/secret", value: 5, ...by },
    { kind: "link-template", scope: "b.example", value: "https://b.example/ID", ...by },
    { kind: "held-data", scope: "matches", value: { decision: "keep", since: NOON }, ...by },
  ])("removes a hidden annotation: %j", (annotation) => {
    expect(filter(annotation)).toEqual([]);
  });

  it("shows a channel with a hidden match as an empty one without an author", () => {
    const empty = { kind: "channel", scope: "main", value: EMPTY_CHANNEL, who: "", at: 0 };
    expect(filter(channel("a.example/2"))).toEqual([empty]);
  });

  it("removes a hidden next match from a channel with a public one", () => {
    expect(filter(channel("a.example/1", "a.example/2"))).toEqual([channel("a.example/1")]);
  });

  it("returns the same object when nothing is removed", () => {
    const annotations = createAnnotations([alias("aino", "bo")]);
    expect(filterAnnotations(annotations, VISIBLE)).toBe(annotations);
  });

  it("removes group names when no public match is in the group", () => {
    const alone = seen(match("1"));
    const annotations = createAnnotations([NAME]);
    const matches = new Map([[alone.match.key, alone]]);
    expect(filterAnnotations(annotations, { ...VISIBLE, matches }).all).toEqual([]);
  });
});
